import './scrubber.css';
import type { Seat } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { ReviewButton } from '../../analysis/review-button.tsx';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { seatLetter } from '../../pages/controls/seat-letter.ts';
import { ShareMomentButton } from '../../pages/play/share-sheet.tsx';
import { useBoard } from '../board-context.tsx';

/** How long each step is shown while the replay runs, in milliseconds. */
const STEP = 700;

const SIGNS = {
  first: 'M5 5v14M19 5 9 12l10 7z',
  back: 'm16 5-9 7 9 7z',
  play: 'm7 4 13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  on: 'm8 5 9 7-9 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
} as const;
type SignName = keyof typeof SIGNS;

/** Leads to any moment of the game. */
export function Scrubber() {
  const { t } = useWords();
  const { snapshot, kit } = useBoard();
  const { show } = useGame.getState();
  const { answers, total, mode, live } = snapshot;
  const [running, run] = useRunning();
  return (
    <section className="scrubber" aria-label={t('prompt.back')}>
      <Step word="scrub.first" sign="first" to={0} />
      <Step word="scrub.back" sign="back" to={answers - 1} />
      <button
        type="button"
        className="icon-button"
        aria-label={t(running ? 'scrub.pause' : 'scrub.play')}
        disabled={answers === total}
        onClick={() => run(!running)}
      >
        <Sign name={running ? 'pause' : 'play'} />
      </button>
      <Step word="scrub.on" sign="on" to={answers + 1} />
      <Step word="scrub.last" sign="last" to={total} />
      <input
        type="range"
        min={0}
        max={total}
        value={answers}
        aria-label={t('scrub.label')}
        aria-valuetext={t('scrub.at', { at: answers, total })}
        onChange={(event) => show(event.target.valueAsNumber)}
      />
      <output>{t('scrub.at', { at: answers, total })}</output>
      <Rounds />
      <ShareMomentButton className="button" roundName={kit.roundName} />
      {mode === 'replay' && <SeatChoice />}
      {mode === 'replay' && <ReviewButton />}
      {mode === 'play' && !live && (
        <button type="button" className="button" onClick={() => show(total)}>
          {t('scrub.now')}
        </button>
      )}
    </section>
  );
}

/** Steps on by itself until told to stop, or at the end. */
function useRunning(): [boolean, (running: boolean) => void] {
  const { snapshot } = useBoard();
  const { answers, total } = snapshot;
  const [running, run] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (answers === total) return run(false);
    const timer = setTimeout(() => useGame.getState().show(answers + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, answers, total]);
  return [running, run];
}

interface StepProps {
  readonly word: 'scrub.first' | 'scrub.back' | 'scrub.on' | 'scrub.last';
  readonly sign: SignName;
  readonly to: number;
}

function Step({ word, sign, to }: StepProps) {
  const { t } = useWords();
  const { snapshot } = useBoard();
  const { answers, total } = snapshot;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(word)}
      disabled={to < 0 || to > total || to === answers}
      onClick={() => useGame.getState().show(to)}
    >
      <Sign name={sign} />
    </button>
  );
}

function Rounds() {
  const { t, say } = useWords();
  const { snapshot, kit } = useBoard();
  const { rounds, answers } = snapshot;
  if (rounds.length === 0) return null;
  return (
    <select
      className="input"
      aria-label={t('scrub.rounds')}
      value={rounds.filter((at) => at <= answers).length}
      onChange={(event) => {
        const at = rounds[Number(event.target.value) - 1];
        useGame.getState().show(at ?? 0);
      }}
    >
      {[0, ...rounds].map((_, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its index
        <option key={round} value={round}>
          {say(kit.roundName(round))}
        </option>
      ))}
    </select>
  );
}

function SeatChoice() {
  const { t } = useWords();
  const { snapshot } = useBoard();
  const names = useGame((game) => game.names);
  const callOf = (place: number) => {
    const seat = t('seat.name', { seat: seatLetter(place) });
    const person = names[place] ?? null;
    return person === null ? seat : t('board.named', { seat, person });
  };
  return (
    <select
      className="input"
      aria-label={t('scrub.seat')}
      value={snapshot.seat}
      onChange={(event) => useGame.getState().look(Number(event.target.value) as Seat)}
    >
      {snapshot.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <option key={seat} value={seat}>
          {callOf(seat)}
        </option>
      ))}
    </select>
  );
}

function Sign({ name }: { readonly name: SignName }) {
  const filled = name === 'play' || name === 'first' || name === 'last';
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={SIGNS[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
