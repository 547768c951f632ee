import './sheet.css';
import type { Language } from '@lianhuan/kernel';
import type { ReactNode } from 'react';
import { Art } from './art.tsx';
import type { CardInfo } from './card-info.ts';
import type { Scene } from './scenes.ts';
import { CardWords } from './words.tsx';

interface CardSheetProps {
  readonly card: CardInfo;
  readonly language: Language;
  readonly terms: Readonly<Record<Language, RegExp>>;
  /** At the top right: what it costs. */
  readonly seal: ReactNode;
  /** Between picture and words. */
  readonly marks: ReactNode;
  /** In the foot, before and after the kind. */
  readonly footStart?: ReactNode;
  readonly footEnd?: ReactNode;
  /** The dye of the face, for a card that is not dyed by its kind. */
  readonly dye?: string | undefined;
  /** What its picture is composed of besides the icon; hills where nothing is said. */
  readonly scene?: Scene | undefined;
}

/**
 * The paper of a face: picture, name, words and kind, with room for what a game prints besides. A
 * game dyes it by `--kind`, `--kind-deep` and `--wash` for each `data-kind` or `data-dye`.
 */
export function CardSheet(props: CardSheetProps) {
  const { card, language, terms, seal, marks, footStart, footEnd, dye, scene } = props;
  const name = card.name[language];
  const text = card.text[language];
  return (
    <div
      className="face"
      data-reads={card.id}
      data-kind={card.kind}
      data-dye={dye}
      data-words={wordCount(text, language)}
      lang={language}
      aria-hidden="true"
    >
      <div className="face-sheet">
        <Art card={card} scene={scene} />
        <div className="face-name" data-length={nameLength(name, language)}>
          <span>{name}</span>
        </div>
        {seal}
        {marks}
        <div className="face-words">
          <div className="words-all">
            <CardWords text={text} language={language} terms={terms} />
          </div>
        </div>
        <div className="face-foot">
          {footStart}
          <span className="face-kind">{card.kindName[language]}</span>
          {footEnd}
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
