import './face.css';
import type { Language } from '@lianhuan/kernel';
import { CostSeal } from '../../../cards/cost-seal.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import type { EvolveCard } from './library.ts';
import { TERMS } from './names.ts';
import { Stats } from './stats.tsx';
import { BOLD } from './terms.ts';

interface CardFaceProps {
  readonly card: EvolveCard;
  readonly language: Language;
  /** Derived numbers, where they may differ from the printed ones. */
  readonly values: Readonly<Record<string, number>> | null;
}

/** The face of a card of EVOLVE, dyed by its 职业; an evolve card has a golden rim. */
export function CardFace({ card, language, values }: CardFaceProps) {
  const { cost, traits } = card;
  return (
    <CardSheet
      card={card}
      language={language}
      terms={BOLD}
      dye={card.class}
      seal={cost !== null && <CostSeal cost={values?.cost ?? cost} printed={cost} paid="energy" />}
      marks={
        card.attack !== null && (
          <div className="marks">
            <Stats card={card} values={values} />
          </div>
        )
      }
      footStart={
        <span className="class-sign">
          {[TERMS.classes[card.class], ...traits].map((term) => term[language]).join(' · ')}
        </span>
      }
    />
  );
}
