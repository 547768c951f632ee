import './story.css';
import type { LogLine } from '@lianhuan/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Snapshot } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { useWide } from '../beside/wide.ts';
import { useBoard } from '../board-context.tsx';
import { useSeatNames } from '../seat-name.ts';
import { bestCards, type CardDeeds } from './best-cards.ts';
import { ScoreCurves } from './score-curves.tsx';

/** So many cards are told of. */
const MOST = 3;

/** A game as it stood when it was over. */
interface Ended {
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}

/** Beside the table: what happened in a game that is over. It stays while one looks back. */
export function StoryBeside() {
  const { snapshot } = useBoard();
  const log = useGame((game) => game.log);
  const save = useGame((game) => game.id);
  const [ended, setEnded] = useState<(Ended & { readonly save: string | null }) | null>(null);
  useEffect(() => {
    if (snapshot.view.outcome !== null) setEnded({ snapshot, log, save });
  }, [snapshot, log, save]);
  if (ended === null || ended.save !== save || ended.snapshot.total !== snapshot.total) return null;
  return <Story {...ended} />;
}

/** The same at the end of the panel that tells who won, where the screen is narrow. */
export function StoryBelow() {
  const { snapshot } = useBoard();
  const log = useGame((game) => game.log);
  return useWide() ? null : <Story snapshot={snapshot} log={log} />;
}

function Story({ snapshot, log }: Ended) {
  const { t, say } = useWords();
  const { kit } = useBoard();
  const { rounds, total } = snapshot;
  return (
    <section className="story" aria-labelledby="story">
      <h3 id="story">{t('story.title')}</h3>
      <p className="help">
        {t('story.length', { round: say(kit.roundName(rounds.length)), steps: total })}
      </p>
      <ScoreCurves {...snapshot} />
      <BestCards log={log} />
    </section>
  );
}

function BestCards({ log }: Pick<Ended, 'log'>) {
  const { t, say } = useWords();
  const { story } = useBoard().kit;
  const { find } = useBook().cards;
  const best = useMemo(() => {
    const kindOf = (card: string) => {
      const info = find(card);
      return (info && story.kindOf?.(info)) ?? card;
    };
    return bestCards(log, story.featOf, kindOf, MOST);
  }, [log, story, find]);
  return (
    <>
      <h4>{t('story.cards')}</h4>
      {best.length === 0 && <p>{t('story.cards.none')}</p>}
      <ol className="story-cards">
        {best.map((deeds) => (
          <BestCard key={`${deeds.seat} ${deeds.card}`} deeds={deeds} />
        ))}
      </ol>
      <details>
        <summary>{t('story.how')}</summary>
        <p className="help">{say(story.how)}</p>
      </details>
    </>
  );
}

/** Leads to the moment when the card did the most. */
function BestCard({ deeds: { card, seat, amount, times, moment } }: { readonly deeds: CardDeeds }) {
  const { t, say } = useWords();
  const { story } = useBoard().kit;
  const { find } = useBook().cards;
  const nameOf = useSeatNames();
  const info = find(card);
  return (
    <li>
      <button
        type="button"
        className="bare"
        data-reads={card}
        onClick={() => useGame.getState().show(moment)}
      >
        <b>{info ? say(info.name) : card}</b>{' '}
        <span>
          {t('story.card', { seat: nameOf(seat), counted: say(story.counted(amount)), times })}
        </span>{' '}
        <small>{t('story.card.moment', { at: moment })}</small>
      </button>
    </li>
  );
}
