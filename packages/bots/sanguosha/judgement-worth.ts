import { NOBODY, type OptionView, type Seat } from '@lianhuan/kernel';
import { type CardDefinition, library, type nodes, type PublicFrame } from '@lianhuan/sanguosha';
import type { Attitude } from './attitude.ts';
import { type DeedWorth, deedWorth } from './deed-worth.ts';
import type { TableView } from './table-view.ts';
import { keptWorth } from './worth.ts';

/** What results of judgements are worth, read from the words that judge, and when to put a card in place of one. */

/** A card that becomes the judgement card is worth this much of what it is worth in hand. */
const PRICE_OF_KEPT = 0.5;
/** To judge once more is worth something, but not a card of one's own. */
const ANOTHER_GO: DeedWorth = { own: 0.5, chosen: 0 };
const NOTHING: DeedWorth = { own: 0, chosen: 0 };

/** The judgement whose card could be replaced now; null for none. */
export function judgementAt({ state: { frames } }: TableView): PublicFrame | null {
  const last = frames.at(-1);
  return last?.kind === 'judge' ? last : null;
}

/** The judgement that is under way, whatever is being done in it; null for none. */
export function judgementUnderWay(table: TableView): PublicFrame | null {
  return table.frame('judge');
}

/** The words on a card that put a card in place of the judgement card; null for none. */
export function retrialOn(printed: CardDefinition | null): nodes.Retrial | null {
  const parts = (printed?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'skill' ? ability.parts : [],
  );
  return find(parts, isRetrial)[0] ?? null;
}

/** What is won by using those words with the best card there is for it: below 0 if the judgement had better stay. */
export function retrialWorth(
  table: TableView,
  attitude: Attitude,
  judgement: PublicFrame,
  { what, takes }: nodes.Retrial,
): number {
  const [result] = table.cards(NOBODY, 'processing').slice(-1);
  const { qualities, at } = what.kind === 'some-cards' ? what : { qualities: [], at: 'hand' };
  const cards = [
    ...table.cards(table.seat, 'hand'),
    ...(at === 'hand' ? [] : table.cards(table.seat, 'equipment')),
  ].filter((card) => qualities.every((quality) => fits(quality, card)));
  if (result === undefined || cards.length === 0) return -1;
  const gained = takes ? keptWorth(result) * PRICE_OF_KEPT : 0;
  const best = Math.max(...cards.map((card) => laidWorth(table, attitude, judgement, card)));
  return best + gained - resultWorth(table, attitude, judgement, result);
}

/** What it is worth to lay one of these cards as the judgement card. */
export function scoreRetrial(
  table: TableView,
  attitude: Attitude,
  judgement: PublicFrame,
): (option: OptionView) => number {
  return ({ verb, card }) => {
    // To take a card back would be to be asked the same again.
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    const printed = table.find(card);
    return printed === null ? 0 : laidWorth(table, attitude, judgement, printed);
  };
}

function laidWorth(
  table: TableView,
  attitude: Attitude,
  judgement: PublicFrame,
  card: CardDefinition,
): number {
  return resultWorth(table, attitude, judgement, card) - keptWorth(card) * PRICE_OF_KEPT;
}

/** What it is worth to this seat, in cards, if that card is the result. */
function resultWorth(
  { state: { characters } }: TableView,
  attitude: Attitude,
  { seat, about }: PublicFrame,
  card: CardDefinition,
): number {
  const words = judgingWords().get(about);
  if (words === undefined) return 0;
  const worth = words.deeds
    .map((deed) => worthWith(deed, card))
    .reduce((sum, one) => ({ own: sum.own + one.own, chosen: sum.chosen + one.chosen }), NOTHING);
  if (words.on === 'card-use') return worth.chosen * attitude(seat);
  if (words.on !== 'skill') return worth.own * attitude(seat);
  const owner = characters.findIndex(({ skills }) => skills.includes(about)) as Seat;
  // Whoever judges by their own skill does something to others by it.
  if (owner === seat) return (worth.own - worth.chosen) * attitude(seat);
  const toOwner = owner < 0 ? 0 : worth.own * attitude(owner);
  return toOwner + worth.chosen * attitude(seat);
}

/** What is done by a result: 若判定结果为…, and 重复此流程. */
type ByResult = Extract<nodes.Deed, { kind: 'if' | 'repeat' }>;

interface JudgingWords {
  /** Where they stand: a skill, a card that is used, or what is worn. */
  readonly on: CardDefinition['abilities'][number]['kind'];
  readonly deeds: readonly ByResult[];
}

let known: ReadonlyMap<string, JudgingWords> | null = null;

/** The words of the game that judge, by the name of the skill or the face they stand on. */
function judgingWords(): ReadonlyMap<string, JudgingWords> {
  known ??= new Map(
    library().flatMap(({ abilities, face }) =>
      abilities.map((ability): [string, JudgingWords] => [
        ability.kind === 'skill' ? ability.name : face,
        { on: ability.kind, deeds: find(ability, isByResult) },
      ]),
    ),
  );
  return known;
}

function isByResult(node: object): node is ByResult {
  if (!('kind' in node) || (node.kind !== 'if' && node.kind !== 'repeat')) return false;
  return find((node as ByResult).condition, isOfJudgement).length > 0;
}

function isRetrial(node: object): node is nodes.Retrial {
  return 'kind' in node && node.kind === 'retrial';
}

function isOfJudgement(node: object): node is Extract<nodes.Condition, { kind: 'card-is' }> {
  return 'which' in node && 'kind' in node && node.kind === 'card-is' && node.which === 'judgement';
}

function worthWith(deed: nodes.Deed, card: CardDefinition): DeedWorth {
  if (!isByResult(deed)) return deedWorth(deed);
  const is = holds(deed.condition, card);
  if (deed.kind === 'repeat') return is ? ANOTHER_GO : NOTHING;
  const done = is ? deed.deed : deed.otherwise;
  return done === null ? NOTHING : worthWith(done, card);
}

function holds(condition: nodes.Condition, card: CardDefinition): boolean {
  if (condition.kind === 'both') {
    return holds(condition.first, card) && holds(condition.second, card);
  }
  return isOfJudgement(condition) && fits(condition.quality, card) !== condition.not;
}

/** Is that true of a card as it is printed? */
function fits(quality: nodes.CardQuality, { suit, rank, face }: CardDefinition): boolean {
  switch (quality.kind) {
    case 'of-colour':
      return (suit === 'heart' || suit === 'diamond') === (quality.colour === 'red');
    case 'of-suit':
      return suit !== null && quality.suits.includes(suit);
    case 'of-rank':
      return rank !== null && rank >= quality.least && rank <= quality.most;
    case 'of-faces':
      return quality.faces.includes(face);
    default:
      return false;
  }
}

/** The nodes of that kind in a tree, without those that stand in one of them. */
function find<One extends object>(tree: unknown, is: (node: object) => node is One): One[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return is(tree) ? [tree] : Object.values(tree).flatMap((child) => find(child, is));
}
