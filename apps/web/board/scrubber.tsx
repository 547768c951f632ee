import type { Seat } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { seatLetter } from '../pages/shell/seat-letter.ts';
import { useBoard } from './board-context.tsx';

/** How long each step is shown while the replay runs, in milliseconds. */
const STEP = 700;

/** Leads to any moment of the game. */
export function Scrubber() {
  const { t } = useWords();
  const { snapshot } = useBoard();
  const { show } = useGame.getState();
  const { answers, total, mode, live } = snapshot;
  const [running, run] = useRunning();
  return (
    <section className="scrubber" aria-label={t('prompt.back')}>
      <Step word="scrub.first" sign="⏮" to={0} />
      <Step word="scrub.back" sign="◀" to={answers - 1} />
      <button
        type="button"
        className="icon-button"
        aria-label={t(running ? 'scrub.pause' : 'scrub.play')}
        disabled={answers === total}
        onClick={() => run(!running)}
      >
        {running ? '❚❚' : '▶'}
      </button>
      <Step word="scrub.on" sign="▷" to={answers + 1} />
      <Step word="scrub.last" sign="⏭" to={total} />
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
      {mode === 'replay' && <SeatChoice />}
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
  readonly sign: string;
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
      {sign}
    </button>
  );
}

function Rounds() {
  const { t } = useWords();
  const { snapshot, seen } = useBoard();
  const { rounds } = snapshot;
  if (rounds.length === 0) return null;
  return (
    <select
      className="input"
      aria-label={t('scrub.rounds')}
      value={seen.state.round}
      onChange={(event) => {
        const at = rounds[Number(event.target.value) - 1];
        useGame.getState().show(at ?? 0);
      }}
    >
      <option value={0}>{t('board.draft')}</option>
      {rounds.map((at, index) => (
        <option key={at} value={index + 1}>
          {t('board.round', { round: index + 1 })}
        </option>
      ))}
    </select>
  );
}

function SeatChoice() {
  const { t } = useWords();
  const { snapshot } = useBoard();
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
          {t('seat.name', { seat: seatLetter(seat) })}
        </option>
      ))}
    </select>
  );
}
