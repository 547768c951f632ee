import './chain.css';
import { useEffect, useRef } from 'react';
import { useSanguozhiWords } from '../../words.ts';
import { useSanguozhiView } from '../sanguozhi-view.ts';
import { ChainEntry } from './chain-entry.tsx';

/** 连环 as it lies: what resolves next on top. */
export function Chain() {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const { chain } = seen.state;
  const [zone] = seen.shared('chain');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what entered last is what to look at
  useEffect(() => {
    list.current?.scrollTo({ top: 0, left: 0 });
  }, [chain.length]);
  return (
    <section
      className="chain between"
      aria-label={t('chain.title')}
      data-zone={zone?.id}
      data-empty={chain.length === 0 || undefined}
      data-busy={chain.length > 0 || undefined}
    >
      <h2>
        {t('chain.title')}
        {chain.length > 0 && <span className="chain-count">{chain.length}</span>}
      </h2>
      {chain.length === 0 ? (
        <p className="help">
          {t('chain.empty')}
          <br />
          {t('chain.empty.help')}
        </p>
      ) : (
        <ol className="chain-list" ref={list}>
          {chain.toReversed().map((item, place) => (
            <ChainEntry key={item.id} item={item} isNext={place === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}
