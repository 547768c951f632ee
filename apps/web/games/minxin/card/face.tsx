import './face.css';
import { CostSeal } from '../../../cards/cost-seal.tsx';
import type { CardFaceProps } from '../../../cards/kit.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import { hasCost } from './cost.ts';
import { Glyph } from './glyph.ts';
import type { MinxinCard } from './library.ts';
import { Marks } from './marks.tsx';
import { sceneOf } from './scene.ts';
import { TERMS } from './terms.ts';

/** The face of a card of 民心. */
export function Face({ card, language, values }: CardFaceProps<MinxinCard>) {
  return (
    <CardSheet
      card={card}
      language={language}
      terms={TERMS}
      scene={sceneOf(card)}
      seal={
        hasCost(card) && (
          <CostSeal
            cost={values?.cost ?? card.cost}
            printed={card.cost}
            paid={card.kind === 'rebel' ? 'power' : 'renown'}
          />
        )
      }
      marks={<Marks card={card} defence={values?.defence ?? card.defence} />}
      footStart={
        card.worth !== 0 && (
          <span className="worth">
            <Glyph name="favor" />
            <b>{card.worth}</b>
          </span>
        )
      }
      footEnd={
        card.lightning && (
          <span className="face-lightning">
            <Glyph name="lightning" />
          </span>
        )
      }
    />
  );
}
