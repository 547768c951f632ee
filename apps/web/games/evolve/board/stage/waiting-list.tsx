import './waiting-list.css';
import type { PublicWaiting } from '@lianhuan/evolve';
import { useBoard } from '../../../../board/board-context.tsx';
import { type Choice, isHinted } from '../../../../board/choices.ts';
import { Clamped } from '../../../../board/clamped.tsx';
import { NumberKey } from '../../../../board/prompt/number-key.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useBook } from '../../../book.ts';
import { useEvolveWords } from '../../words.ts';
import { sideOf, useEvolveView } from '../evolve-view.ts';

/** The automatic abilities that wait (10.7.2), to be put in order by their controller. */
export function WaitingList({ waiting }: { readonly waiting: readonly PublicWaiting[] }) {
  const { t } = useEvolveWords();
  const { choices } = useBoard();
  const { decision, seat } = useEvolveView().view;
  // They are offered in the order in which they wait.
  const own = waiting.filter(({ controller }) => controller === seat);
  const offered = decision?.kind === 'order-waiting' ? choices.all : [];
  return (
    <section className="waiting" aria-label={t('stage.waiting')}>
      <h2>{t('stage.waiting')}</h2>
      <ol>
        {waiting.map((one) => (
          <Entry key={one.id} waiting={one} choice={offered[own.indexOf(one)]} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly waiting: PublicWaiting;
  /** How to use it first, where its controller says which. */
  readonly choice: Choice | undefined;
}

function Entry({ waiting, choice }: EntryProps) {
  const { t, say, language } = useEvolveWords();
  const { hint, pick } = useBoard();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  const { Face, find } = useBook().cards;
  const { controller, definition, words } = waiting;
  const info = find(definition);
  return (
    <li className="owned" data-side={sideOf(seen, controller)}>
      <div className="waiting-card" aria-hidden="true">
        <Face id={definition} language={language} />
      </div>
      <div className="waiting-words">
        <b>{info ? say(info.name) : ''}</b>
        <span>{callOf(controller)}</span>
        <Clamped className="waiting-effect">{say(words)}</Clamped>
        {choice && (
          <button
            type="button"
            className="button button-primary"
            data-hinted={isHinted(choice, hint) || undefined}
            onClick={() => pick(choice)}
          >
            {t('stage.first')}
            <NumberKey choice={choice} />
          </button>
        )}
      </div>
    </li>
  );
}
