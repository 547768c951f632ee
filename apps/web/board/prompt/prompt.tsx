import './prompt.css';
import { NOBODY } from '@lianhuan/kernel';
import { type ReactNode, use, useRef, useState } from 'react';
import { useAdvice } from '../../analysis/advice.tsx';
import { useGame } from '../../engine/store.ts';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { ExplainedWords } from '../../rules/term-link.tsx';
import { useBoard } from '../board-context.tsx';
import { type Choice, isHinted } from '../choices.ts';
import { useSeatNames } from '../seat-name.ts';
import { useFocusKept } from './focus-kept.ts';
import { NumberKey } from './number-key.tsx';
import { TakeBackContext } from './take-back.ts';

interface PromptProps {
  readonly tray: ReactNode;
  readonly status: ReactNode;
}

/** Who must do what, by which rule, and the answers that are no cards. */
export function Prompt({ tray, status }: PromptProps) {
  const { t } = useWords();
  const asked = useRef<HTMLDivElement>(null);
  useFocusKept(asked, useBoard().snapshot);
  return (
    <section className="prompt" aria-label={t('prompt.label')}>
      {tray}
      {status && <div className="prompt-status only-narrow">{status}</div>}
      <div className="prompt-row">
        <div className="asked" tabIndex={-1} ref={asked}>
          <Question />
          <About />
        </div>
        <Buttons />
        <GameActions />
      </div>
    </section>
  );
}

function Question() {
  const { t, say } = useWords();
  const { seen, choices } = useBoard();
  const nameOf = useSeatNames();
  const { decision, outcome, waiting } = seen.view;
  // Also of a match that was called off nobody is asked any more.
  if (outcome || (!decision && waiting.length === 0)) {
    return <p className="question">{t('prompt.over')}</p>;
  }
  if (!decision || choices.all.length === 0) {
    const who = waiting.map(nameOf).join(t('board.and'));
    return (
      <p className="question" data-idle="true">
        {t('prompt.waiting', { seat: who })}
      </p>
    );
  }
  return (
    <p className="question">
      <ExplainedWords words={say(decision.prompt)} />{' '}
      {decision.rule !== '' && <RuleLink rule={decision.rule} />}
    </p>
  );
}

/** The words of the card that asks or is asked about; it opens to be read. */
function About() {
  const { t, say } = useWords();
  const { seen, choices, kit, open } = useBoard();
  const { find } = useBook().cards;
  const about = seen.view.decision?.about ?? null;
  const placed = about === null || choices.all.length === 0 ? undefined : seen.find(about);
  const info = placed && find(kit.faceOf?.(placed.card, seen) ?? placed.card.definition);
  if (!info || info.text.zh === '') return null;
  return (
    <button
      type="button"
      className="about bare"
      data-reads={info.id}
      onClick={() => open({ kind: 'card', handle: placed.card.handle })}
    >
      {t('prompt.about', { card: say(info.name), text: say(info.text) })}
    </button>
  );
}

function Buttons() {
  const { say } = useWords();
  const { choices, hint, pick, kit, seen } = useBoard();
  const { cards } = useBook().cards;
  const { MoreAnswers } = kit;
  return (
    <div className="answers">
      {choices.buttons.map((choice) => (
        <button
          key={choice.index}
          type="button"
          className={kit.isPassing(choice.option) ? 'button' : 'button button-primary'}
          data-hinted={isHinted(choice, hint) || undefined}
          data-reads={kit.readsOf?.(choice.option, seen, cards)}
          onClick={() => pick(choice)}
        >
          {say(choice.option.label)}
          <Copies choice={choice} />
          <NumberKey choice={choice} />
        </button>
      ))}
      <Hurry />
      {MoreAnswers && <MoreAnswers />}
    </div>
  );
}

/** How many come to the same, where there are several. */
function Copies({ choice: { same } }: { readonly choice: Choice }) {
  return same.length > 1 && <b className="copies">×{same.length}</b>;
}

/** While bots act: on to what the player is asked next, or to what whoever looks on has not seen yet. */
function Hurry() {
  const { t } = useWords();
  const { snapshot } = useBoard();
  const busy = useGame((game) => game.busy);
  if (!busy || !snapshot.live) return null;
  return (
    <button type="button" className="button" onClick={useGame.getState().hurry}>
      {t(snapshot.seat === NOBODY ? 'prompt.hurry.watching' : 'prompt.hurry')}
      <span className="key" aria-hidden="true">
        F
      </span>
    </button>
  );
}

/** The buttons for undo, hint, log and looking back: they act on the game, and answer no question. */
function GameActions() {
  const { t } = useWords();
  const { snapshot, choices, open } = useBoard();
  const askHint = useAdvice();
  const { undo } = useGame.getState();
  const takeBack = use(TakeBackContext);
  return (
    <div className="prompt-actions">
      <AllOptions />
      {snapshot.mode === 'play' && (snapshot.seat !== NOBODY || snapshot.canUndo) && (
        <>
          {takeBack ?? (
            <button type="button" className="button" disabled={!snapshot.canUndo} onClick={undo}>
              {t('prompt.undo')}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={choices.all.length === 0}
            onClick={askHint}
          >
            {t('prompt.hint')}
          </button>
        </>
      )}
      <button type="button" className="button only-narrow" onClick={() => open({ kind: 'log' })}>
        {t('prompt.log')}
      </button>
      <button
        type="button"
        className="button button-quiet only-wide"
        onClick={() => open({ kind: 'help' })}
      >
        {t('prompt.help')}
      </button>
    </div>
  );
}

/** Every option in words, for readers and for whoever likes lists. */
function AllOptions() {
  const { t, say } = useWords();
  const { choices, kit, pick } = useBoard();
  const list = useRef<HTMLDetailsElement>(null);
  /** The option that was pressed once, of those that are asked about before they are picked. */
  const [doubted, doubt] = useState<number | null>(null);
  const press = (choice: Choice) => {
    if (kit.isLast?.(choice.option) && doubted !== choice.index) return doubt(choice.index);
    // The next time it is asked about again.
    doubt(null);
    pick(choice);
  };
  if (choices.all.length === 0) return null;
  return (
    <details
      className="all-options"
      ref={list}
      onKeyDown={({ key }) => key === 'Escape' && close(list.current)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        currentTarget.open = false;
        doubt(null);
      }}
    >
      <summary className="button button-quiet">
        {t('prompt.all', { count: choices.offered.length })}
      </summary>
      <ol>
        {choices.offered.map((choice) => (
          <li key={choice.index}>
            <button
              type="button"
              className={doubted === choice.index ? 'button button-primary' : 'button'}
              onClick={() => press(choice)}
            >
              {doubted === choice.index
                ? t('option.sure', { option: say(choice.option.label) })
                : say(choice.option.label)}
              <Copies choice={choice} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Folds the list away and leaves the focus where it was opened. */
function close(list: HTMLDetailsElement | null): void {
  if (!list) return;
  list.querySelector('summary')?.focus();
  list.open = false;
}
