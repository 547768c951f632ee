import './stage.css';
import type { CardView, LogLine, Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { TableCard } from '../../../../board/cards/card.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { useGame } from '../../../../engine/store.ts';
import { useBook } from '../../../book.ts';
import { useEvolveWords } from '../../words.ts';
import { type EvolveView, useEvolveView } from '../evolve-view.ts';
import { WaitingList } from './waiting-list.tsx';

/** What is being dragged out: the card used, large; what is shown; and the abilities that wait. */
export function Stage() {
  const { t } = useEvolveWords();
  const seen = useEvolveView();
  const log = useGame((game) => game.log);
  const { shown, waiting } = seen.state;
  const [resolving] = seen.shared('resolving');
  const now = resolving?.cards?.at(-1) ?? beingUsed(seen);
  const last = now ? undefined : log.findLast(isUse);
  const isQuiet = !now && shown.length === 0 && waiting.length === 0;
  return (
    <section
      className="stage between"
      aria-label={t('stage.title')}
      data-zone={resolving?.id}
      data-quiet={isQuiet || undefined}
      data-busy={!isQuiet || undefined}
    >
      {isQuiet && !last && <p className="help">{t('stage.empty')}</p>}
      {waiting.length > 0 && <WaitingList waiting={waiting} />}
      {now && <UsedNow card={now} />}
      {last && <UsedLast line={last} />}
      {shown.map(({ seat, definitions }) => (
        <ShownCards key={seat} seat={seat} definitions={definitions} />
      ))}
    </section>
  );
}

/** A card or an ability was used. */
function isUse({ kind, type, data }: LogLine): boolean {
  if (kind !== 'event') return false;
  return (
    type === 'use' ||
    (type === 'use-ability' && (data.how === 'activated' || data.ability === null))
  );
}

/** Questions that are about a card without its being used. */
const NO_USE: ReadonlySet<string> = new Set([
  'attack-target',
  'quick',
  'enter-guard',
  'order-shares',
]);

/** The card about which its player is being asked as it is used, or as its words are dragged out. */
function beingUsed(seen: EvolveView): CardView | undefined {
  const { decision } = seen.view;
  if (decision === null || decision.about === null || NO_USE.has(decision.kind)) return undefined;
  return seen.find(decision.about)?.card;
}

/** A card that is being used, in the 计算领域 or on its way there. */
function UsedNow({ card }: { readonly card: CardView }) {
  const { t } = useEvolveWords();
  const { kit, open } = useBoard();
  const seen = useEvolveView();
  const callOf = useSeatNames();
  const user = card.controller >= 0 ? card.controller : card.owner;
  const isHere = seen.find(card.handle)?.zone.name === 'resolving';
  return (
    <figure className="stage-used" data-subject={card.handle}>
      <figcaption>{t('stage.using', { seat: callOf(user) })}</figcaption>
      {isHere ? (
        <TableCard card={card} />
      ) : (
        <button
          type="button"
          className="stage-card bare"
          onClick={() => open({ kind: 'card', handle: card.handle })}
        >
          <FaceAlone definition={kit.faceOf?.(card, seen) ?? card.definition} />
        </button>
      )}
    </figure>
  );
}

/** What was used last; it lies elsewhere by now. */
function UsedLast({ line: { card, text } }: { readonly line: LogLine }) {
  const { say } = useEvolveWords();
  return (
    <figure className="stage-used" data-past="true">
      <figcaption>{say(text)}</figcaption>
      <FaceAlone definition={card ?? ''} />
    </figure>
  );
}

interface ShownCardsProps {
  readonly seat: Seat;
  readonly definitions: readonly string[];
}

/** Hidden cards that everybody sees for now (展示). */
function ShownCards({ seat, definitions }: ShownCardsProps) {
  const { t } = useEvolveWords();
  const callOf = useSeatNames();
  return (
    <figure className="stage-shown">
      <figcaption>{t('stage.shown', { seat: callOf(seat) })}</figcaption>
      {definitions.map((definition, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place
        <FaceAlone key={place} definition={definition} />
      ))}
    </figure>
  );
}

/** A card that is not there to be touched. */
function FaceAlone({ definition }: { readonly definition: string }) {
  const { language } = useEvolveWords();
  const { Face, describe, find } = useBook().cards;
  if (!find(definition)) return null;
  return (
    <div className="stage-face">
      <span className="seen-by-readers">{describe(definition, language)}</span>
      <Face id={definition} language={language} />
    </div>
  );
}
