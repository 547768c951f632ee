import { ask, because, type Flow, NO_CARD, type Option, option, type Seat } from '@lianhuan/kernel';
import { decks } from '../../decks/decks.ts';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type HeldPart, skillIndex } from '../../skills/skill-index.ts';
import { mayShow, scopeOf } from '../../skills/usable.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import {
  cardsIn,
  characterOf,
  facesOf,
  isAlive,
  madeOf,
  printed,
  type SanguoshaTable,
  zoneOf,
} from '../../table/table.ts';
import { shared } from '../../table/zones.ts';
import { isOf } from '../../text/meaning/card-qualities.ts';
import type { DeclarePart } from '../../text/nodes/nodes.ts';
import { showFor } from '../modes/reveal.ts';
import { cleanUp, move } from '../moving/move.ts';

/** Cards that are laid face down and used or played as what their user declares them to be (needUse.3). */

type Declaring = HeldPart<DeclarePart>;
type Wanted = (card: CardInUse) => boolean;

/** What became of a card that was about to be used: it lies face up as it was declared, or nothing comes of it. */
export type Laid = 'not-laid' | 'laid' | 'void';

/** The parts of skills by which a character can lay cards so, in a fixed order. */
export function declaringOf(table: SanguoshaTable, seat: Seat): readonly Declaring[] {
  return skillIndex(table).declaring.filter(
    ({ held, part }) =>
      held.seat === seat &&
      (!held.hidden || mayShow(table, seat)) &&
      (part.limit === 0 || (characterOf(table, seat).uses[turnKey(held.name)] ?? 0) < part.limit),
  );
}

function turnKey(skill: string): string {
  return `turn:declared:${skill}`;
}

/** One option for each of them by which some hand card could be what is wanted. */
export function declareOptions(table: SanguoshaTable, seat: Seat, isWanted: Wanted): Option[] {
  return declaringOf(table, seat).flatMap((declaring, index) =>
    facesFor(table, declaring).some((face) => cardsFor(table, declaring, face, isWanted).length > 0)
      ? [option('declare', declaring.held.source, seat, index)]
      : [],
  );
}

/** The card that its user declares; null if it is taken back. */
export function* cardDeclared(
  table: SanguoshaTable,
  { seat, amount }: Option,
  isWanted: Wanted,
): Flow<CardInUse | null> {
  const declaring = declaringOf(table, seat)[amount];
  const { source, name } = declaring.held;
  const faces = facesFor(table, declaring).filter(
    (face) => cardsFor(table, declaring, face, isWanted).length > 0,
  );
  const cancel = option('cancel', NO_CARD, seat);
  const all = allFaces(table);
  const about = { seat, about: source };
  const declared = yield* ask({
    ...about,
    kind: 'declare-face',
    options: [...faces.map((face) => option('face', NO_CARD, seat, all.indexOf(face))), cancel],
    rule: 'preUse.1',
  });
  if (declared.verb === 'cancel' || !rule('preUse.1')) return null;
  const face = all[declared.amount];
  const laid = yield* ask({
    ...about,
    kind: 'lay-face-down',
    amount: declared.amount,
    options: [
      ...cardsFor(table, declaring, face, isWanted).map((card) => option('pick', card, seat)),
      cancel,
    ],
    rule: 'preUse.4',
  });
  return laid.verb === 'cancel' ? null : madeOf(table, face, [laid.card], name);
}

/** The hand cards that could be used as that face. */
function cardsFor(table: SanguoshaTable, { held }: Declaring, face: string, isWanted: Wanted) {
  return cardsIn(table, held.seat, 'hand').filter((card) =>
    isWanted(madeOf(table, face, [card], held.name)),
  );
}

/** The ids of all faces, in the order of the library. */
export function allFaces({ library }: SanguoshaTable): readonly string[] {
  return [...facesOf(library).keys()];
}

/** Decks whose cards can be declared in any game that is not 国战, whether or not they are in it. */
const USUAL_DECKS: ReadonlySet<string> = new Set(['standard', 'maneuvering']);
const USUAL_NAMES: ReadonlySet<string> = new Set(
  decks()
    .filter(({ id }) => USUAL_DECKS.has(id))
    .flatMap(({ cards }) => cards.map(({ name }) => name)),
);

/** What can be declared: the names of the usual decks, and of whatever else is in the game. */
function facesFor(table: SanguoshaTable, { part }: Declaring): string[] {
  const there = new Set(table.cards.map((_, card) => printed(table, card as never).face));
  const isKnown = (face: string, name: string) =>
    there.has(face) || (table.state.mode !== 'hegemony' && USUAL_NAMES.has(name));
  return [...facesOf(table.library).values()]
    .filter(({ face, name, suit }) => suit === null && isKnown(face, name))
    .map(({ face }) => face)
    .filter((face) => isOf(table, part.as, { face }));
}

/**
 * A card that was declared is laid face down and what its skill says is done, before the use or the play begins. No other
 * card is touched.
 * @param targets whom it is about to be used on
 */
export function* layDeclared(
  table: SanguoshaTable,
  seat: Seat,
  card: CardInUse,
  deed: 'use' | 'play',
  targets: readonly Seat[],
): Flow<Laid> {
  const declaring = declaringOf(table, seat).find(({ held }) => held.name === card.converted);
  if (declaring === undefined) return 'not-laid';
  const { held, part } = declaring;
  const { name: skill, source } = held;
  yield* showFor(table, held);
  if (part.limit > 0) {
    yield* happen(table, { type: 'count-use', seat, use: turnKey(skill), by: 1 });
  }
  yield* happen(table, { type: 'use-skill', seat, skill, targets });
  yield* happen(table, { type: 'declare', seat, face: card.face, targets });
  const to = shared('processing');
  yield* move(table, card.real, { to, reason: deed, by: seat, faceDown: true, skill });
  const { memory, ...scope } = scopeOf(held, null, []);
  memory.laid = card;
  const cause = { kind: 'skill', seat, card: source, span: part.span };
  const whole = { ...scope, memory };
  yield* because(cause, table.procedures.run(table, part.effect, whole));
  return yield* stands(table, seat, card, memory.voided, targets);
}

/** Is it to be used or played after all? If not it goes to the discard pile. */
function* stands(
  table: SanguoshaTable,
  seat: Seat,
  { real }: CardInUse,
  voided: boolean,
  targets: readonly Seat[],
): Flow<Laid> {
  const isThere = real.every((one) => zoneOf(table, one) === 'processing');
  const isAimed = targets.length === 0 || targets.some((target) => isAlive(table, target));
  if (table.outcome !== null) return 'void';
  if (!voided && isThere && isAimed && isAlive(table, seat)) return 'laid';
  yield* cleanUp(table, real);
  return 'void';
}
