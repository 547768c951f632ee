import { freezePlain, type Seat } from '@lianhuan/kernel';
import { addedWords } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { handLimit, rangeOf } from '../flow/using/distance.ts';
import { type PrintedWords, printedWords } from '../skills/printed-words.ts';
import { OF_RULES } from '../skills/rule-skills.ts';
import { type HeldSkill, skillIndex } from '../skills/skill-index.ts';
import { sideUp } from '../skills/usable.ts';
import type { AnswerCount } from './frames.ts';
import type { Character, DelayedTrick, SanguoshaState } from './state.ts';
import type { SanguoshaTable } from './table.ts';

/** What everybody may see of a character beside its cards. */
export interface PublicCharacter extends Character {
  readonly handLimit: number;
  readonly range: number;
  /** Names of the skills it has, but for those of hidden generals. */
  readonly skills: readonly string[];
  /** Where the words stand of those whose name alone does not tell, by name; left out where there are none. */
  readonly words?: Readonly<Record<string, PrintedWords>>;
  /** Of each 转换技 among them, by name, the part that is up; left out where there is none. */
  readonly sides?: Readonly<Record<string, Side>>;
}

/** The parts of a 转换技, the one that is up at first before the other. */
const SIDES = ['yang', 'yin'] as const;
/** 阳 or 阴. */
export type Side = (typeof SIDES)[number];

/** A flow under way, as everybody may see it: what it is and whom it is about. */
export interface PublicFrame {
  readonly kind: string;
  readonly seat: Seat;
  readonly target: Seat;
  /** The card or the skill it is about. */
  readonly about: string;
  readonly value: number;
  /** Of several cards that are asked for one after the other (无双), which it is; left out where one is all. */
  readonly count?: AnswerCount;
}

/** What everybody may know of the table beside its cards. */
export interface SanguoshaPublicState
  extends Pick<
    SanguoshaState,
    'phase' | 'mode' | 'roles' | 'first' | 'active' | 'round' | 'turns'
  > {
  readonly characters: readonly PublicCharacter[];
  readonly frames: readonly PublicFrame[];
  /** The cards whose words are not of the game's own. */
  readonly addedCards: readonly CardDefinition[];
  readonly delayed: readonly {
    readonly seat: Seat;
    readonly face: string;
    readonly card: number;
  }[];
}

/** What everybody may know of the table beside its cards, as it is now. */
export function publicState(table: SanguoshaTable): SanguoshaPublicState {
  const { phase, mode, roles, first, active, round, turns, characters, frames, delayed } =
    table.state;
  const { skills } = skillIndex(table);
  return {
    phase,
    mode,
    first,
    active,
    round,
    turns,
    characters: characters.map((character, seat) => {
      const shown = skills.filter(
        (held) => held.seat === seat && !held.hidden && held.rank < OF_RULES,
      );
      freezeParts(character);
      return {
        ...character,
        handLimit: handLimit(table, seat as Seat),
        range: rangeOf(table, seat as Seat),
        skills: shown.map(({ name }) => name),
        ...wordsOf(table, shown),
        ...sidesOf(table, shown),
      };
    }),
    roles: [...roles],
    frames: frames.map(publicFrame),
    addedCards: addedWords(table.library),
    delayed: delayed.map((trick) => publicTrick(table, trick)),
  };
}

/** Whoever changes a part of a character puts another in its place, so that all may be given the one there is. */
function freezeParts({
  deeds,
  aims,
  tally,
  fallen,
  marks,
  gained,
  lost,
  emptied,
  uses,
}: Character) {
  freezePlain(deeds);
  freezePlain(aims);
  freezePlain(tally);
  freezePlain(fallen);
  freezePlain(marks);
  freezePlain(gained);
  freezePlain(lost);
  freezePlain(emptied);
  freezePlain(uses);
}

function wordsOf(
  table: SanguoshaTable,
  shown: readonly HeldSkill[],
): Pick<PublicCharacter, 'words'> {
  const words = shown.flatMap((held) => {
    const words = printedWords(table, held);
    return words === null ? [] : [[held.name, { ...words }] as const];
  });
  return words.length === 0 ? {} : { words: Object.fromEntries(words) };
}

function sidesOf(
  table: SanguoshaTable,
  shown: readonly HeldSkill[],
): Pick<PublicCharacter, 'sides'> {
  const turning = shown.filter(({ tags }) => tags.includes('turning'));
  if (turning.length === 0) return {};
  return {
    sides: Object.fromEntries(turning.map((held) => [held.name, SIDES[sideUp(table, held)]])),
  };
}

function publicTrick(table: SanguoshaTable, { seat, card }: DelayedTrick) {
  const [real] = card.real;
  return { seat, face: card.face, card: real === undefined ? -1 : table.cards[real].handle };
}

function publicFrame(frame: SanguoshaState['frames'][number]): PublicFrame {
  const nobody = -1 as Seat;
  const base = { kind: frame.kind, seat: nobody, target: nobody, about: '', value: 0 };
  switch (frame.kind) {
    case 'turn':
    case 'recover':
    case 'max-hp':
    case 'dying':
    case 'death':
    case 'state':
    case 'reveal':
      return { ...base, seat: frame.seat };
    case 'judge':
      return { ...base, seat: frame.seat, about: frame.reason };
    case 'phase':
      return { ...base, seat: frame.seat, about: frame.phase };
    case 'use': {
      const target = frame.targets[frame.current]?.seat ?? nobody;
      return { ...base, seat: frame.user, target, about: frame.card.face };
    }
    case 'play':
      return { ...base, seat: frame.user, about: frame.card.face };
    // Who needs a card is known; not what was chosen before it is used.
    case 'need':
      return {
        ...base,
        seat: frame.seat,
        about: frame.faces[0] ?? '',
        ...(frame.count && { count: { ...frame.count } }),
      };
    case 'skill':
      return { ...base, seat: frame.seat, about: frame.skill };
    case 'damage':
      return { ...base, seat: frame.source, target: frame.victim, value: frame.value };
    case 'lose-hp':
      return { ...base, seat: frame.victim, value: frame.value };
    case 'pindian':
      return { ...base, seat: frame.seat, target: frame.targets[0] ?? nobody };
    case 'move':
      return { ...base, seat: frame.by };
  }
}

/** Suits and ranks stand on the cards themselves; nothing is derived. */
export function characteristics(): Record<string, number> {
  return {};
}
