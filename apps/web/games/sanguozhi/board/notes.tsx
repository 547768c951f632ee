import './notes.css';
import type { CardView, Text } from '@lianhuan/kernel';
import type { Change, ChangedCard } from '@lianhuan/sanguozhi';
import { useBoard } from '../../../board/board-context.tsx';
import { useBook } from '../../../games/book.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { useSanguozhiWords } from '../words.ts';
import { useValueWords } from './change-words.ts';
import { isPrintedCounter } from './counters.tsx';
import { useSanguozhiSeen } from './sanguozhi-seen.ts';

/** Why a card in play is not what is printed on it: what changed it, layer by layer, and its damage. */
export function CardNotes({ card }: { readonly card: CardView }) {
  const { t } = useSanguozhiWords();
  const changed = useSanguozhiSeen().state.cards[card.handle];
  const counters = Object.entries(card.counters ?? {}).filter(
    ([name, count]) => count > 0 && (isDamage(name) || isPrintedCounter(name)),
  );
  if (!changed && counters.length === 0) return null;
  return (
    <section className="notes" aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      {changed && <Changes card={card} changed={changed} />}
      {counters.length > 0 && <OnTheCard counters={counters} />}
      {changed && <Granted changed={changed} />}
    </section>
  );
}

interface ChangesProps {
  readonly card: CardView;
  readonly changed: ChangedCard;
}

/** In the order of the layers: each with the card that did it. */
function Changes({ card, changed }: ChangesProps) {
  const { t } = useSanguozhiWords();
  if (changed.changes.length === 0) return null;
  return (
    <table className="notes-changes">
      <tbody>
        <Stats card={card} which="notes.printed" />
        {changed.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the account
          <ChangeRow change={change} key={place} />
        ))}
        <Stats card={card} which="notes.now" />
      </tbody>
      <caption className="seen-by-readers">{t('notes.title')}</caption>
    </table>
  );
}

interface StatsRowProps {
  readonly card: CardView;
  readonly which: 'notes.printed' | 'notes.now';
}

/** 攻/命/智, before all changes or after. */
function Stats({ card: { definition, values }, which }: StatsRowProps) {
  const { t } = useSanguozhiWords();
  const info = useBook().cards.find(definition) as SanguozhiCard | undefined;
  if (!info?.stats) return null;
  const { attack, life, wit } = info.stats;
  const shown =
    which === 'notes.printed' ? [attack, life, wit] : [values.attack, values.life, values.wit];
  return (
    <tr data-sum="true">
      <th scope="row">{t(which)}</th>
      <td>{shown.filter((number) => number !== null && number !== undefined).join(' / ')}</td>
      <td />
    </tr>
  );
}

function ChangeRow({ change: { layer, card, by, what, from, to } }: { readonly change: Change }) {
  const { t } = useSanguozhiWords();
  const wordsOf = useValueWords();
  return (
    <tr>
      <th scope="row">{t(`layer.${layer}`)}</th>
      <td>
        {t(`what.${what}`)} {wordsOf(what, from)} → <b>{wordsOf(what, to)}</b>
      </td>
      <td>
        <By card={card} by={by} />
      </td>
    </tr>
  );
}

/** Who did it; a card that still lies there opens. */
function By({ card, by }: Pick<Change, 'card' | 'by'>) {
  const { t, say } = useSanguozhiWords();
  const { open } = useBoard();
  if (by === null) return t('notes.rules');
  if (card === null) return say(by);
  return (
    <button type="button" className="notes-by" onClick={() => open({ kind: 'card', handle: card })}>
      {say(by)}
    </button>
  );
}

const DAMAGE = { 'combat-damage': true, 'lasting-damage': true } as const;

function isDamage(counter: string): counter is keyof typeof DAMAGE {
  return Object.hasOwn(DAMAGE, counter);
}

function OnTheCard({ counters }: { readonly counters: readonly (readonly [string, number])[] }) {
  const { t } = useSanguozhiWords();
  const told = counters.map(
    ([name, count]) => `${isDamage(name) ? t(`notes.${name}`) : name} ${count}`,
  );
  return (
    <p>
      {t('notes.counters')}: {told.join(' · ')}
    </p>
  );
}

/** What it can do now, where effects have given it something. */
function Granted({ changed: { abilities } }: { readonly changed: ChangedCard }) {
  const { t, say } = useSanguozhiWords();
  if (!abilities.some(({ granted }) => granted)) return null;
  const words = (text: Text) => say(text);
  return (
    <>
      <p>{t('notes.abilities')}:</p>
      <ul>
        {abilities.map((ability) => (
          <li key={ability.zh}>
            {words(ability)} {ability.granted && <small>({t('notes.granted')})</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
