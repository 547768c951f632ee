import './change-notes.css';
import type { Handle, Text } from '@lianhuan/kernel';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';

/** One thing that changed a card, in words. */
export interface NotedChange {
  /** The layer it stands in. */
  readonly layer: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** The card that made the change, if it still lies on the table. */
  readonly card: Handle | null;
  /** The name of the card or effect that made the change; null for the rules themselves. */
  readonly by: Text | null;
}

/** A change as a game's table tells it: which layer it stands in, what it changed, from what and into what. */
interface MadeChange<Layer extends string, What extends string, Value> {
  readonly layer: Layer;
  readonly what: What;
  readonly from: Value;
  readonly to: Value;
  readonly card: Handle | null;
  readonly by: Text | null;
}

interface ChangeWords<Layer extends string, What extends string, Value> {
  layer(layer: Layer): string;
  what(what: What): string;
  value(what: What, value: Value): string;
}

/** Makes what puts a change of a game's table into words. */
export function noterOf<Layer extends string, What extends string, Value>(
  words: ChangeWords<Layer, What, Value>,
): (change: MadeChange<Layer, What, Value>) => NotedChange {
  return ({ layer, what, from, to, card, by }) => ({
    layer: words.layer(layer),
    what: words.what(what),
    from: words.value(what, from),
    to: words.value(what, to),
    card,
    by,
  });
}

interface ChangeNotesProps {
  /** The card's numbers before all changes and after them, as 3/4; empty for a card without numbers. */
  readonly printed: string;
  readonly now: string;
  /** In the order of the layers. */
  readonly changes: readonly NotedChange[];
  /** Damage and counters on the card, in words. */
  readonly onCard: readonly string[];
  /** The abilities the card has now. */
  readonly abilities: readonly (Text & { readonly granted: boolean })[];
}

/** Why a card in play is not what is printed on it: what changed it, layer by layer, and what lies on it. */
export function ChangeNotes(props: ChangeNotesProps) {
  const { printed, now, changes, onCard, abilities } = props;
  const { t, say } = useWords();
  const granted = abilities.some((ability) => ability.granted);
  if (changes.length === 0 && onCard.length === 0 && !granted) return null;
  return (
    <section className="notes" aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      {changes.length > 0 && (
        <table className="notes-changes">
          <tbody>
            <Sum name={t('notes.printed')} numbers={printed} />
            {changes.map((change, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the account
              <ChangeRow change={change} key={place} />
            ))}
            <Sum name={t('notes.now')} numbers={now} />
          </tbody>
          <caption className="seen-by-readers">{t('notes.title')}</caption>
        </table>
      )}
      {onCard.length > 0 && <p>{t('notes.counters', { counters: onCard.join(' · ') })}</p>}
      {granted && (
        <>
          <p>{t('notes.abilities')}</p>
          <ul>
            {abilities.map((ability) => (
              <li key={ability.zh}>
                {say(ability)} {ability.granted && <small>{t('notes.granted')}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface SumProps {
  readonly name: string;
  readonly numbers: string;
}

function Sum({ name, numbers }: SumProps) {
  if (numbers === '') return null;
  return (
    <tr data-sum="true">
      <th scope="row">{name}</th>
      <td>{numbers}</td>
      <td />
    </tr>
  );
}

function ChangeRow({ change }: { readonly change: NotedChange }) {
  const { layer, what, from, to } = change;
  return (
    <tr>
      <th scope="row">{layer}</th>
      <td>
        {what} {from} → <b>{to}</b>
      </td>
      <td>
        <By {...change} />
      </td>
    </tr>
  );
}

/** Who made a change; a card that still lies on the table opens by a click. */
function By({ card, by }: Pick<NotedChange, 'card' | 'by'>) {
  const { t, say } = useWords();
  const { open } = useBoard();
  if (by === null) return t('notes.rules');
  if (card === null) return say(by);
  return (
    <button
      type="button"
      className="notes-by bare"
      onClick={() => open({ kind: 'card', handle: card })}
    >
      {say(by)}
    </button>
  );
}
