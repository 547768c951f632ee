import type { KeywordName } from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import { attackOf, has, isFollower, lifeOf, type SeenCard, type TableView } from '../table-view.ts';

/** What things are worth: a card in hand, a point of energy, a follower as it stands. One point is about a 1/1's half. */

/** A card drawn. */
export const CARD = 1.5;
/** A 能量点. */
export const ENERGY = 0.5;
/** An 进化点, which pays for one 能量点 of evolving. */
export const EVOLVE_POINT = 0.6;
/** A 能量点最大值 more, for the rest of the game. */
export const ENERGY_MOST = 2;

const STANDING = 0.4;
const ATTACK = 0.75;
const LIFE = 0.55;

/** A follower of these numbers, without any words. */
export function bodyWorth(attack: number, life: number): number {
  return STANDING + ATTACK * attack + LIFE * life;
}

/** What so much 攻击力 and 生命值 more are worth. */
export function statsWorth(attack: number, life: number): number {
  return ATTACK * attack + LIFE * life;
}

/** What a keyword adds to a follower: at all, and for each point of its 攻击力 and of its 生命值. */
type KeywordWorth = readonly [base: number, attack: number, life: number];

/** What a keyword adds that is not among {@link KEYWORDS}. */
const OTHER_KEYWORD: KeywordWorth = [0.5, 0, 0];

/** What keywords add that are worth more than others, or less. */
const KEYWORDS: Partial<Readonly<Record<KeywordName, KeywordWorth>>> = {
  ward: [0.4, 0, 0.25],
  storm: [0.3, 0.3, 0],
  assail: [0.3, 0.25, 0],
  intimidate: [0.3, 0.2, 0],
  drain: [0.3, 0.3, 0],
  bane: [1.2, 0, 0],
  aura: [0.6, 0, 0],
  quick: [0.3, 0, 0],
};

/** What a keyword adds to a follower of these numbers. */
export function keywordWorth(name: KeywordName, attack: number, life: number): number {
  const [base, byAttack, byLife] = KEYWORDS[name] ?? OTHER_KEYWORD;
  return base + byAttack * attack + byLife * life;
}

/** A point of damage to that player's leader: the less life there is left, the more. */
export function woundWorth(table: TableView, seat: Seat): number {
  const { life } = table.player(seat);
  return 0.45 + 4 / Math.max(2, life);
}

/** What a card on the field is worth to its controller. */
export function standingWorth(table: TableView, seen: SeenCard): number {
  const words = wordsWorth(seen);
  if (!isFollower(seen)) return 1 + words;
  const [attack, life] = [attackOf(seen), lifeOf(seen)];
  const keywords = table.state.standing[seen.card.handle]?.keywords ?? [];
  return (
    bodyWorth(attack, life) +
    keywords.reduce((sum, name) => sum + keywordWorth(name, attack, life), 0) +
    words
  );
}

/** What abilities that go on working add, told roughly: a point for each that comes again and again. */
function wordsWorth({ abilities }: SeenCard): number {
  let sum = 0;
  for (const { body } of abilities) {
    if (body.kind === 'static') sum += 0.8;
    if (body.kind === 'activated') sum += body.symbol === 'evolve' ? 0.5 : 0.7;
    if (body.kind === 'triggered' && !isEntry(body.on)) sum += 1;
  }
  return sum;
}

/** What happens once as it comes, and not again. */
function isEntry(on: { readonly kind: string; readonly terms?: readonly string[] }): boolean {
  return on.kind === 'entry' && (on.terms ?? []).every((term) => term === 'fanfare');
}

/** What a card is worth in hand, before anybody looks at the table. */
export function keepWorth(table: TableView, { printed, card }: SeenCard): number {
  const { energyMost } = table.player(table.seat);
  const cost = card.values.cost ?? printed.cost ?? 0;
  const late = Math.max(0, cost - energyMost - 2);
  return 1 + 0.45 * cost - 0.5 * late;
}

/** Has it 守护 and will lie tapped anyway? */
export function isGuard(table: TableView, seen: SeenCard): boolean {
  return has(table, seen, 'ward');
}
