import './reader.css';
import type { CSSProperties } from 'react';
import type { CardInfo, Explanation } from '../engine/library.ts';
import { ruleLink } from '../engine/rulebook.ts';
import { useWords, type WordKey } from '../i18n/index.ts';
import { hasCost } from './cost.tsx';
import { CardFace } from './face.tsx';
import { CardWords } from './words.tsx';

interface CardReaderProps {
  readonly card: CardInfo;
  readonly values?: Readonly<Record<string, number>> | null;
}

/** A card at full size, with its numbers named and its text explained node by node. */
export function CardReader({ card, values = null }: CardReaderProps) {
  const { t, say, language } = useWords();
  return (
    <article className="reader">
      <div className="reader-face">
        <CardFace card={card} language={language} values={values} />
      </div>
      <div>
        <p className="help">
          {say(card.kindName)} ·{' '}
          {t('reader.copies', { home: say(card.homeName), count: card.copies })}
        </p>
        <Numbers card={card} values={values} />
        {card.lightning && <p className="help">{t('reader.lightning')}</p>}
        {card.text.zh === '' ? (
          <p className="help">{t('reader.none')}</p>
        ) : (
          <>
            <p className="reader-words">
              <CardWords text={card.text[language]} language={language} />
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

function Numbers({ card, values }: Required<CardReaderProps>) {
  const { t } = useWords();
  const cost = values?.cost ?? card.cost;
  const numbers: readonly (readonly [WordKey, number])[] = [
    ['reader.cost', hasCost(card) ? cost : 0],
    ['board.power', card.power],
    ['board.renown', card.renown],
    ['board.favor', card.favor],
    ['reader.defence', values?.defence ?? card.defence],
    ['reader.spoils', card.spoils],
    ['reader.worth', card.worth],
  ];
  return (
    <dl className="reader-numbers">
      {numbers
        .filter(([, number]) => number !== 0)
        .map(([word, number]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
    </dl>
  );
}

function Line({ card, line }: { readonly card: CardInfo; readonly line: Explanation }) {
  const { say } = useWords();
  return (
    <li style={{ '--depth': line.depth } as CSSProperties}>
      <q lang="zh-CN">{card.text.zh.slice(...line.span)}</q> {say(line.text)}{' '}
      {line.rules.map((rule) => (
        <a className="rule-link" href={ruleLink(rule)} key={rule}>
          {rule}
        </a>
      ))}
    </li>
  );
}
