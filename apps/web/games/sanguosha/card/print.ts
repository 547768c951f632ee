import type { Text } from '@lianhuan/kernel';
import type { CardDefinition, CardKind, Colour } from '@lianhuan/sanguosha';
import { printedCard } from '../../../cards/printed-card.ts';
import type { PrintedSkill, SanguoshaCard } from './library.ts';

/** What printing takes of the game: handed in, so that a build can fetch the game when it needs it. */
type Rulebook = Pick<
  typeof import('@lianhuan/sanguosha'),
  'englishText' | 'explainCard' | 'corner' | 'CARD_KINDS' | 'FACTIONS' | 'GENDERS'
>;

const KINDS_IN_ENGLISH: Readonly<Record<CardKind, string>> = {
  basic: 'Basic card',
  trick: 'Trick',
  'delayed-trick': 'Delayed trick',
  weapon: 'Weapon',
  armour: 'Armour',
  'defensive-mount': 'Defensive mount',
  'offensive-mount': 'Offensive mount',
  treasure: 'Treasure',
  general: 'General',
  role: 'Role',
  rule: 'Rule',
};

interface OfBuild {
  /** The data of its icon's path. */
  readonly icon: string;
  /** The corners of all cards with this face. */
  readonly copies: readonly string[];
}

/** A card of 三国杀 with everything a face and a reader show. */
export function printSanguoshaCard(
  book: Rulebook,
  card: CardDefinition,
  { icon, copies }: OfBuild,
): SanguoshaCard {
  const { kind, face, suit, range, faction, gender, hpHalves, pack } = card;
  const { skills, gainable } = skillsOf(book, card);
  const printed = printedCard(book, card, icon);
  return {
    ...printed,
    text: { zh: printed.text.zh, en: skills.length > 0 ? linesOf(skills) : printed.text.en },
    kind,
    kindName: { zh: book.CARD_KINDS[kind], en: KINDS_IN_ENGLISH[kind] },
    face,
    corner: book.corner(card),
    colour: suit === null ? null : colourOf(suit),
    copies,
    range,
    faction: faction === null ? null : { id: faction, name: plain(book.FACTIONS[faction]) },
    gender: gender === null ? null : plain(book.GENDERS[gender]),
    hpHalves,
    pack,
    skills,
    gainable,
  };
}

/** The corners of all cards that have this face. */
export function copiesOf(
  { corner }: Rulebook,
  library: readonly CardDefinition[],
  { id }: CardDefinition,
): string[] {
  return library.filter((one) => one.face === id && one.id !== id).map(corner);
}

function colourOf(suit: NonNullable<CardDefinition['suit']>): Colour {
  return suit === 'heart' || suit === 'diamond' ? 'red' : 'black';
}

/** Each skill with the words that stand for it: those of a general, and what its text has besides. */
function skillsOf(
  book: Rulebook,
  card: CardDefinition,
): Pick<SanguoshaCard, 'skills' | 'gainable'> {
  if (card.kind !== 'general') return { skills: [], gainable: [] };
  const written = card.abilities.flatMap((unit) => (unit.kind === 'skill' ? [unit.name] : []));
  // Where a card does not list its skills, its text has no others.
  const listed = card.skills.length > 0 ? card.skills : written;
  const names = [...listed, ...written.filter((name) => !listed.includes(name))];
  const all = names.map((name, place) => {
    const unit = card.abilities.find((one) => one.kind === 'skill' && one.name === name);
    const text =
      unit === undefined
        ? plain({ zh: '', en: '' })
        : { zh: card.text.slice(...unit.span).trim(), en: book.englishText({ abilities: [unit] }) };
    return { name: { zh: name, en: card.skillNames[place] ?? name }, text };
  });
  return { skills: all.slice(0, listed.length), gainable: all.slice(listed.length) };
}

/** A skill in each line. */
function linesOf(skills: readonly PrintedSkill[]): string {
  return skills
    .map(({ text }) => text.en)
    .filter((text) => text !== '')
    .join('\n');
}

function plain({ zh, en }: Text): Text {
  return { zh, en };
}
