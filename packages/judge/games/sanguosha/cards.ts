import { type CardId, cachedByObject, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import {
  asItIs,
  bearsLabel,
  CARD_KINDS,
  type CardDefinition,
  COLOUR_TERMS,
  characterOf,
  corner,
  FACTIONS,
  type Faction,
  faceOf,
  GENDERS,
  LABELS,
  type Label,
  library,
  printed,
  type SanguoshaTable,
  SUIT_TERMS,
  SUITS,
  sanguosha,
} from '@lianhuan/sanguosha';

/** What a scenario can say of a card of 三国杀. */

type Of<What> = (table: SanguoshaTable, card: CardId) => What;

/** A general without words: whoever is given none has it. */
export const BLANK = '白板';
export const BLANK_ID = 'blank-general';

/** Highest 点数: K. */
const RANKS = 13;

/** Faces and generals as the game has them, 白板, and each face with every suit and rank, whatever decks have. */
export function withCopies(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const ids = new Set(cards.map(({ id }) => id));
  const faces = cards.filter(({ id, face, kind }) => id === face && isOfDecks(kind));
  return [...cards, ...faces.flatMap(copiesOf).filter(({ id }) => !ids.has(id))];
}

/** A face with every suit and rank: the same for every scenario of the game. */
const copiesOf = cachedByObject((face: CardDefinition): readonly CardDefinition[] =>
  SUITS.flatMap((suit) =>
    Array.from({ length: RANKS }, (_, index) => ({
      ...face,
      id: `${face.id}-${suit}-${index + 1}`,
      suit,
      rank: index + 1,
    })),
  ),
);

/** All that can be named: what the game has, and 白板. */
export function ownCards(): readonly CardDefinition[] {
  return withBlank(library());
}

const withBlank = cachedByObject((all: readonly CardDefinition[]): readonly CardDefinition[] => {
  const [plain] = all.filter(({ kind }) => kind === 'general');
  const blank: Partial<CardDefinition> = {
    id: BLANK_ID,
    face: BLANK_ID,
    name: BLANK,
    english: 'Blank',
    faction: 'qun',
    hpHalves: 8,
    gender: 'male',
    lordOf: '',
    companions: [],
    pack: '',
    sharedWith: '',
    skills: [],
    skillNames: [],
    text: '',
    abilities: [],
  };
  return [...all, { ...plain, ...blank }];
});

function isOfDecks(kind: CardDefinition['kind']): boolean {
  return kind !== 'general' && kind !== 'role' && kind !== 'rule';
}

/** 杀♠7; a face alone, a general or a role by its name. */
export function nameOf(definition: CardDefinition): string {
  return definition.name + corner(definition);
}

export const HIDDEN = '暗置';
export const SHOWN = '明置';

// The cards are read when they are first asked for, so that whoever judges another game does not wait for them.

const delayedTricks = cachedByObject((cards: readonly CardDefinition[]) =>
  cards.filter(({ id, face, kind }) => id === face && kind === 'delayed-trick'),
);
const packsOf = cachedByObject(
  (cards: readonly CardDefinition[]): ReadonlySet<string> =>
    new Set(cards.flatMap(({ pack }) => (pack === '' ? [] : [pack]))),
);

/** Is the word that of a set of generals, as it stands behind a name: 曹操（标准版）? */
export function isPack(word: string): boolean {
  return packsOf(library()).has(word);
}

const LABEL_OF: Readonly<Record<string, Label>> = Object.fromEntries(
  Object.entries(LABELS).map(([slug, { zh }]) => [zh, slug as Label]),
);
/** The labels that a card can bear: 合纵. */
export const LABEL_WORDS: readonly string[] = Object.keys(LABEL_OF);

/** Is the word that of a label? */
export function isLabel(word: string): boolean {
  return word in LABEL_OF;
}

/** Is the card printed with the label of that name? */
export function hasLabel(card: CardDefinition, word: string): boolean {
  return bearsLabel(card, LABEL_OF[word]);
}

const FACTION_OF: Readonly<Record<string, Faction>> = Object.fromEntries(
  Object.entries(FACTIONS).map(([slug, { zh }]) => [zh, slug as Faction]),
);

/** The id of the delayed trick of that name; undefined for no such name. */
export function delayedCalled(name: string): string | undefined {
  return delayedTricks(library()).find((trick) => trick.name === name)?.id;
}

/** The 势力 of that name; undefined for no such name. */
export function factionCalled(name: string): Faction | undefined {
  return FACTION_OF[name];
}

const isFaceDown: Of<boolean> = ({ cards }, card) => cards[card].faceDown;

const statesWith = cachedByObject(
  (cards: readonly CardDefinition[]): Readonly<Record<string, Of<boolean>>> => ({
    [HIDDEN]: isFaceDown,
    [SHOWN]: (table, card) => !isFaceDown(table, card),
    ...Object.fromEntries(
      delayedTricks(cards).map(
        ({ id, name }) => [name, (table, card) => laidAs(table, card) === id] as const,
      ),
    ),
    ...Object.fromEntries(
      Object.entries(FACTION_OF).map(
        ([name, faction]) => [name, (table, card) => factionOf(table, card) === faction] as const,
      ),
    ),
    ...Object.fromEntries(
      LABEL_WORDS.map(
        (word) => [word, (table, card) => hasLabel(printed(table, card), word)] as const,
      ),
    ),
    ...Object.fromEntries(
      [...packsOf(cards)].map(
        (pack) => [pack, (table, card) => printed(table, card).pack === pack] as const,
      ),
    ),
  }),
);

/** What a card counts as in a judgement zone if that is not what it is; null elsewhere. */
function laidAs(table: SanguoshaTable, card: CardId): string | null {
  const trick = table.state.delayed.find(({ card: { real } }) => real.includes(card));
  return trick === undefined ? null : trick.card.face;
}

/** How a card is called where it lies as a delayed trick that it is not: 乐不思蜀, 乐不思蜀♦2. */
export function countsAs(table: SanguoshaTable, card: CardId): string[] {
  const face = laidAs(table, card);
  const own = printed(table, card);
  if (face === null || face === own.face) return [];
  const { name } = faceOf(table, face);
  return [name, name + corner(own)];
}

/** 势力 of the character whose general it is, else as it is printed. */
function factionOf(table: SanguoshaTable, card: CardId): Faction | null {
  const seat = generalsSeat(table, card);
  return seat === NOBODY ? printed(table, card).faction : characterOf(table, seat).faction;
}

/** Whose general the card is; `NOBODY` for a card that is none of a character. */
function generalsSeat({ cards, zones }: SanguoshaTable, card: CardId): Seat {
  const zone = zones[cards[card].zone];
  return zone.name === 'generals' ? zone.owner : NOBODY;
}

export function stateWords(): readonly string[] {
  return Object.keys(statesWith(library()));
}

/** What goes without saying when a zone is told: all but what lies face down. */
export function usualStates(): readonly string[] {
  return stateWords().filter((state) => state !== HIDDEN);
}

export function isInState(table: SanguoshaTable, card: CardId, state: string): boolean {
  return statesWith(library())[state](table, card);
}

/** Numbers of a card. */
export const VALUES: Readonly<Record<string, Of<number | null>>> = {
  点数: (table, card) => (printed(table, card).suit === null ? null : printed(table, card).rank),
  攻击范围: (table, card) =>
    printed(table, card).kind === 'weapon' ? printed(table, card).range : null,
};

interface Trait {
  /** All words that the trait can hold; empty where it can hold any word. */
  readonly known: readonly string[];
  readonly of: Of<readonly string[]>;
}

const wordsOf = (terms: Readonly<Record<string, { readonly zh: string }>>) =>
  Object.values(terms).map(({ zh }) => zh);

export const CARD_TRAITS: Readonly<Record<string, Trait>> = {
  种类: {
    known: Object.values(CARD_KINDS),
    of: (table, card) => [CARD_KINDS[printed(table, card).kind]],
  },
  花色: {
    known: wordsOf(SUIT_TERMS),
    of: (table, card) => {
      const { suit } = asItIs(table, card);
      return suit === null ? [] : [SUIT_TERMS[suit].zh];
    },
  },
  颜色: {
    known: wordsOf(COLOUR_TERMS),
    of: (table, card) => {
      const { colour } = asItIs(table, card);
      return colour === null ? [] : [COLOUR_TERMS[colour].zh];
    },
  },
  势力: {
    known: wordsOf(FACTIONS),
    of: (table, card) => {
      const faction = factionOf(table, card);
      return faction === null ? [] : [FACTIONS[faction].zh];
    },
  },
  性别: {
    known: wordsOf(GENDERS),
    of: (table, card) => {
      const seat = generalsSeat(table, card);
      const worn = seat === NOBODY ? null : (characterOf(table, seat).guise?.gender ?? null);
      const gender = worn ?? printed(table, card).gender;
      return gender === null ? [] : [GENDERS[gender].zh];
    },
  },
  技能: { known: [], of: skillsOf },
};

/** The skills that the character has whose general it is. */
function skillsOf(table: SanguoshaTable, card: CardId): readonly string[] {
  const seat = generalsSeat(table, card);
  if (seat === NOBODY) return [];
  const { characters } = sanguosha.publicState(table, seat) as {
    readonly characters: readonly { readonly skills: readonly string[] }[];
  };
  return characters[seat].skills;
}

/** 标记 of 国战 that stand on no card (H10). */
const MARKS = ['珠联璧合', '阴阳鱼', '先驱'];

/** 标记, by the names that stand in “” on cards (T09): not the cards on or beside a general that are called so. */
export function markNames(cards: readonly { readonly text?: string }[]): readonly string[] {
  const names = cards.flatMap(({ text = '' }) =>
    [...text.matchAll(/“([^”]+)”标记/g)].map(([, name]) => name),
  );
  return [...new Set([...names, ...MARKS])];
}

/** How many marks of a name the character has whose general it is: told of the first of its generals. */
export function marksOn(table: SanguoshaTable, card: CardId, name: string): number {
  const seat = generalsSeat(table, card);
  const [first = NO_CARD] = table.zones[table.cards[card].zone].cards;
  return seat === NOBODY || first !== card ? 0 : (characterOf(table, seat).marks[name] ?? 0);
}
