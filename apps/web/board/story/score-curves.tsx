import type { Seat } from '@lianhuan/kernel';
import { type MouseEvent, useState } from 'react';
import type { Snapshot, Standing } from '../../engine/protocol.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { useSeatNames } from '../seat-name.ts';

const WIDTH = 300;
const HEIGHT = 40;
/** With more rounds than this their beginnings would be a hatching. */
const MOST_LINES = 40;

type Course = Pick<Snapshot, 'standings' | 'rounds' | 'total' | 'seats' | 'view'>;

/** How the number of each seat went, from the first round on: curves of one scale; a click leads to its moment. */
export function ScoreCurves(course: Course) {
  const { t, say } = useWords();
  const { kit } = useBoard();
  const { standings, seats } = course;
  if (standings.length < 2) return null;
  const score = say(kit.story.score);
  return (
    <>
      <h4 id="story-scores">{t('story.scores', { score })}</h4>
      <div className="story-curves">
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <Curve key={seat} course={course} seat={seat as Seat} score={score} />
        ))}
      </div>
      <RoundByRound {...course} />
    </>
  );
}

interface CurveProps {
  readonly course: Course;
  readonly seat: Seat;
  readonly score: string;
}

function Curve({ course, seat, score }: CurveProps) {
  const { t } = useWords();
  const { snapshot } = useBoard();
  const nameOf = useSeatNames();
  const { rounds, total, view } = course;
  const start = rounds[0] ?? 0;
  const standings = sinceStart(course);
  const all = standings.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const own = standings.map(({ scores }) => scores[seat] ?? 0);
  const x = (at: number) => ((at - start) / Math.max(1, total - start)) * WIDTH;
  const y = (value: number) => (1 - (value - low) / (high - low)) * HEIGHT;
  // A number stays what it is until it changes.
  const path = standings
    .map(
      ({ at }, place) =>
        `${place === 0 ? 'M' : 'H'}${x(at)}${place === 0 ? ' ' : 'V'}${y(own[place] ?? 0)}`,
    )
    .join('');
  const [from, to] = [own[0] ?? 0, own.at(-1) ?? 0];
  const text = t('story.scores.row', {
    seat: nameOf(seat),
    score,
    from,
    to,
    low: Math.min(...own),
    high: Math.max(...own),
  });

  function show({ clientX, currentTarget }: MouseEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = start + Math.round(((clientX - left) / width) * (total - start));
    useGame.getState().show(Math.min(total, Math.max(start, at)));
  }

  return (
    <div className="story-curve" data-won={view.outcome?.winners.includes(seat) || undefined}>
      <span aria-hidden="true">{nameOf(seat)}</span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by key the same moments are reached round by round */}
      <svg
        viewBox={`-2 -3 ${WIDTH + 4} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        onClick={show}
      >
        {rounds.length <= MOST_LINES &&
          rounds.map((at) => <path key={at} className="round" d={`M${x(at)} 0V${HEIGHT}`} />)}
        <path className="zero" d={`M0 ${y(0)}H${WIDTH}`} />
        {snapshot.answers >= start && snapshot.answers < total && (
          <path className="now" d={`M${x(snapshot.answers)} -3V${HEIGHT + 3}`} />
        )}
        <path className="course" d={`${path}H${WIDTH}`} />
      </svg>
      <span aria-hidden="true">{t('story.scores.ends', { from, to })}</span>
    </div>
  );
}

/** The standings from the first round on: before it a game is only being set up. */
function sinceStart({ standings, rounds }: Course): readonly Standing[] {
  const start = rounds[0] ?? 0;
  return [
    { at: start, scores: scoresAt(standings, start) },
    ...standings.filter(({ at }) => at > start),
  ];
}

function scoresAt(standings: readonly Standing[], moment: number): readonly number[] {
  return standings.findLast(({ at }) => at <= moment)?.scores ?? [];
}

/** The same in numbers; they are many, so they come once they are asked for. */
function RoundByRound(course: Course) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('story.rounds')}</summary>
      {isOpen && <Rounds {...course} />}
    </details>
  );
}

/** Each round is a way to its moment. */
function Rounds({ standings, rounds, total, seats }: Course) {
  const { t, say } = useWords();
  const { kit, snapshot } = useBoard();
  const nameOf = useSeatNames();
  const moments = [
    ...rounds.map((at, place) => ({ at, name: say(kit.roundName(place + 1)) })),
    { at: total, name: t('story.end') },
  ];
  return (
    <div className="story-rounds">
      <table aria-label={t('story.rounds.help')}>
        <thead>
          <tr>
            <td />
            {seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th scope="col" key={seat}>
                {nameOf(seat as Seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({ at, name }) => (
            <tr key={name} data-now={at === snapshot.answers || undefined}>
              <th scope="row">
                <button type="button" className="bare" onClick={() => useGame.getState().show(at)}>
                  {name}
                </button>
              </th>
              {scoresAt(standings, at).map((score, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat}>{score}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
