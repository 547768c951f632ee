import './stage.css';
import type { CardView, LogLine, Seat } from '@lianhuan/kernel';
import { TableCard } from '../../../board/card.tsx';
import { useGame } from '../../../engine/store.ts';
import { useBook } from '../../../games/book.ts';
import { useEvolveWords } from '../words.ts';
import { useEvolveSeen } from './evolve-seen.ts';
import { useSeatCalls } from './seat-calls.ts';
import { WaitingList } from './waiting-list.tsx';

/** What is being carried out: the card used, large; what is shown; and the abilities that wait. */
export function Stage() {
  const { t } = useEvolveWords();
  const seen = useEvolveSeen();
  const log = useGame((game) => game.log);
  const { shown, waiting } = seen.state;
  const [resolving] = seen.shared('resolving');
  const now = resolving?.cards?.at(-1);
  const last = now ? undefined : log.findLast(isUse);
  const isEmpty = !now && !last && shown.length === 0 && waiting.length === 0;
  return (
    <section
      className="stage"
      aria-label={t('stage.title')}
      data-zone={resolving?.id}
      data-quiet={(!now && shown.length === 0 && waiting.length === 0) || undefined}
    >
      {isEmpty && <p className="help">{t('stage.empty')}</p>}
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
function isUse({ kind, card, text }: LogLine): boolean {
  return kind === 'event' && card !== null && /^\S+ 使用 /.test(text.zh);
}

/** A card in the 计算领域. */
function UsedNow({ card }: { readonly card: CardView }) {
  const { t } = useEvolveWords();
  const callOf = useSeatCalls();
  const user = card.controller >= 0 ? card.controller : card.owner;
  return (
    <figure className="stage-used">
      <figcaption>{t('stage.using', { seat: callOf(user) })}</figcaption>
      <TableCard card={card} />
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
  const callOf = useSeatCalls();
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
