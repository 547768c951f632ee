import './reader.css';
import type { CSSProperties } from 'react';
import { useBook } from '../games/book.ts';
import { useWords } from '../i18n/index.ts';
import { RuleLink } from '../rules/rule-link.tsx';
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
  const { Face, Facts, terms } = useBook().cards;
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
            <p className="reader-words">
              <CardWords text={card.text[language]} language={language} terms={terms} />
            </p>
            <h3>{t('reader.explained')}</h3>
            <ol className="explained">
              {card.explanation.map((line) => (
                <Line key={`${line.span.join('-')} ${line.depth}`} card={card} line={line} />
              ))}
            </ol>
          </>
        )}
      </div>
    </article>
  );
}

function Line({ card, line }: { readonly card: CardInfo; readonly line: Explanation }) {
  const { say } = useWords();
  return (
    <li style={{ '--depth': line.depth } as CSSProperties}>
      <q lang="zh-CN">{card.text.zh.slice(...line.span)}</q> {say(line.text)}{' '}
      {line.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </li>
  );
}
