import './outcome.css';
import type { Seat } from '@lianhuan/kernel';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ReviewButton } from '../../analysis/review-button.tsx';
import { usePreferences } from '../../engine/settings.ts';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { readGuided } from '../coach/lesson.ts';
import { StoryBelow } from '../story/story.tsx';
import { AfterGame } from './after-game.tsx';
import { OnwardContext } from './onward.ts';

interface OutcomePanelProps {
  /** Who won, for the one who looks. */
  readonly heading: string;
  /** Where the next game is started. */
  readonly again: string;
  /** How everybody stands: a table whose rows of winners are marked `data-won`. */
  readonly children: ReactNode;
}

/** The end of a game. */
export function OutcomePanel({ heading, again, children }: OutcomePanelProps) {
  const { t } = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const onward = use(OnwardContext);
  // A small screen may have been scrolled to one's own seat: who won is to be seen, and the ways on if there is room. In
  // braces: newer browsers return a promise from scrollIntoView, and React would call it when the panel goes.
  useEffect(() => {
    ways.current?.scrollIntoView({ block: 'nearest' });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="outcome" aria-labelledby="outcome">
      <h2 id="outcome" ref={head}>
        {heading}
      </h2>
      {children}
      <AfterGame />
      <div className="outcome-ways" ref={ways}>
        {onward ?? (
          <Link className="button button-primary" to={again}>
            {t('outcome.again')}
          </Link>
        )}
        <PracticeLink />
        <ReviewButton />
      </div>
      <StoryBelow />
    </section>
  );
}

/** After a first game: on to the tasks. */
function PracticeLink() {
  const { t } = useWords();
  const { game } = useBook();
  const save = useGame(({ id }) => id);
  const guided = readGuided(usePreferences(game)[0]);
  if (guided === null || guided.save !== save) return null;
  return (
    <Link className="button" to={`/practice/${game}`}>
      {t('outcome.practice')}
    </Link>
  );
}

interface LeftOverProps {
  readonly winners: readonly Seat[];
  /** What is counted, and how much of it each seat has left, in the order of the seats. */
  readonly what: string;
  readonly left: readonly number[];
  /** What a player is called. */
  callOf(seat: Seat): string;
}

/** Who won, and what everybody has left of what the game is fought for. */
export function LeftOver({ winners, what, left, callOf }: LeftOverProps) {
  const { t } = useWords();
  return (
    <>
      {winners.length > 0 && (
        <p>{t('outcome.won', { seat: winners.map(callOf).join(t('board.and')) })}</p>
      )}
      <table>
        <tbody>
          {left.map((amount, place) => {
            const seat = place as Seat;
            return (
              <tr key={seat} data-won={winners.includes(seat) || undefined}>
                <th scope="row">{callOf(seat)}</th>
                <td>
                  {what} {amount}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
