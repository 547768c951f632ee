import './face.css';
import type { Language } from '@lianhuan/kernel';
import type { CardInfo } from '../engine/library.ts';
import { Art } from './art.tsx';
import { CostSeal, hasCost } from './cost.tsx';
import { Glyph } from './glyph.tsx';
import { Marks } from './marks.tsx';
import { CardWords } from './words.tsx';

export interface CardFaceProps {
  readonly card: CardInfo;
  readonly language: Language;
  /** Derived numbers, where they may differ from the printed ones. */
  readonly values?: Readonly<Record<string, number>> | null;
}

/**
 * The face of a card. It fills the box it is put into and lays itself out by that box: upright or
 * lying, with its words where there is room to read them. For readers it is silent: what holds it
 * names it (see `describeCard`).
 */
export function CardFace({ card, language, values = null }: CardFaceProps) {
  const name = card.name[language];
  return (
    <div
      className="face"
      data-kind={card.kind}
      data-words={wordCount(card.text[language], language)}
      lang={language}
      aria-hidden="true"
    >
      <div className="face-sheet">
        <Art card={card} />
        <div className="face-name" data-length={nameLength(name, language)}>
          <span>{name}</span>
        </div>
        {hasCost(card) && <CostSeal card={card} cost={values?.cost ?? card.cost} />}
        <Marks card={card} defence={values?.defence ?? card.defence} />
        <div className="face-words">
          <CardWords text={card.text[language]} language={language} />
        </div>
        <div className="face-foot">
          {card.worth !== 0 && (
            <span className="worth">
              <Glyph name="favor" />
              <b>{card.worth}</b>
            </span>
          )}
          <span className="face-kind">{card.kindName[language]}</span>
          {card.lightning && (
            <span className="face-lightning">
              <Glyph name="lightning" />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function nameLength(name: string, language: Language): 'short' | 'long' | 'longer' {
  const room = language === 'zh' ? name.length : name.length / 2.8;
  return room <= 4 ? 'short' : room <= 6 ? 'long' : 'longer';
}

/** How much room the words ask for. */
function wordCount(text: string, language: Language): 'few' | 'many' {
  return text.length > (language === 'zh' ? 28 : 64) ? 'many' : 'few';
}
