import './face.css';
import { CostSeal } from '../../../cards/cost-seal.tsx';
import type { CardFaceProps } from '../../../cards/kit.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import type { EvolveCard } from './library.ts';
import { TERMS } from './names.ts';
import { sceneOf } from './scene.ts';
import { Stats } from './stats.tsx';
import { BOLD } from './terms.ts';

/** The face of a card of EVOLVE, dyed by its 职业; an evolve card has a golden rim. */
export function Face({ card, language, values }: CardFaceProps<EvolveCard>) {
  const { cost, traits } = card;
  return (
    <CardSheet
      card={card}
      language={language}
      terms={BOLD}
      dye={card.class}
      scene={sceneOf(card)}
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
