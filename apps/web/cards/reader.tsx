import './reader.css';
import { type CSSProperties, Suspense, useState } from 'react';
import { useBook } from '../games/book.ts';
import { useLoaded } from '../games/loaded.ts';
import { useWords } from '../i18n/index.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { ExplainedWords } from '../rules/term-link.tsx';
import type { CardInfo, Explanation } from './card-info.ts';
import type { Values } from './kit.tsx';
import { CardWords } from './words.tsx';

interface CardReaderProps {
  readonly card: CardInfo;
  readonly values?: Values;
}

/** A card at full size, with its numbers named and its text explained node by node. */
export function CardReader({ card, values = null }: CardReaderProps) {
  const { t, language } = useWords();
  const { Face, Facts } = useBook().cards;
  return (
    <article className="reader">
      <div className="reader-face">
        <Face id={card.id} language={language} values={values} />
      </div>
      <div>
        <Facts id={card.id} values={values} />
        {card.text.zh === '' ? (
          <p className="help">{t('reader.none')}</p>
        ) : (
          <>
            <ReaderWords card={card} />
            <h3>{t('reader.explained')}</h3>
            <Suspense fallback={null}>
              {card.explanation === null ? (
                <FetchedExplanation card={card} />
              ) : (
                <Explained card={card} lines={card.explanation} />
              )}
            </Suspense>
          </>
        )}
      </div>
    </article>
  );
}

const explained = (words: string) => <ExplainedWords words={words} />;

/** The words as the card prints them; where its author wrote others the reader may choose those. */
function ReaderWords({ card }: { readonly card: CardInfo }) {
  const { t, language } = useWords();
  const { terms } = useBook().cards;
  const [asWritten, setAsWritten] = useState(false);
  const { written } = card;
  if (written === undefined) {
    return (
      <p className="reader-words">
        <CardWords text={card.text[language]} language={language} terms={terms} show={explained} />
      </p>
    );
  }
  const shown = asWritten ? 'zh' : language;
  return (
    <>
      <p className="reader-words" lang={asWritten ? 'zh-CN' : undefined}>
        <CardWords
          text={asWritten ? written : card.text[language]}
          language={shown}
          terms={terms}
        />
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={asWritten}
        onClick={() => setAsWritten(!asWritten)}
      >
        {t('reader.written')}
      </button>
    </>
  );
}

/** The explanation of a card that did not bring it along. */
function FetchedExplanation({ card }: { readonly card: CardInfo }) {
  const all = useLoaded(useBook().explanations);
  return <Explained card={card} lines={all[card.id] ?? []} />;
}

interface ExplainedProps {
  readonly card: CardInfo;
  readonly lines: readonly Explanation[];
}

function Explained({ card, lines }: ExplainedProps) {
  return (
    <ol className="explained">
      {lines.map((line) => (
        <Line key={`${line.span.join('-')} ${line.depth}`} card={card} line={line} />
      ))}
    </ol>
  );
}

function Line({ card, line }: { readonly card: CardInfo; readonly line: Explanation }) {
  const { say, language } = useWords();
  return (
    <li style={{ '--depth': line.depth } as CSSProperties}>
      <q>{language === 'zh' ? card.text.zh.slice(...line.span) : line.english}</q> {say(line.text)}{' '}
      {line.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </li>
  );
}
