import { type Form, formsAs, meaning } from '@lianhuan/cardtext';
import { citedAside } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import type { EitherHappens, EntryOccasion, Occasion } from '../../nodes/index.ts';
import { SELF_NOUNS } from '../../reading/terms.ts';
import { type OccasionWord, says } from '../../reading/word.ts';
import { CARD_OCCASIONS } from './cards.ts';
import { DAMAGE_OCCASIONS } from './damage.ts';
import { PLAYER_OCCASIONS } from './players.ts';

/** What triggers wait for. */

const ENTRIES: Readonly<Record<EntryOccasion['how'], string>> = {
  enters: 'Entering',
  flips: 'Turned up',
  resolves: 'resolves',
  launched: 'is launched',
};

const entry: OccasionWord<EntryOccasion> = {
  kind: 'entry',
  forms: formsAs('entry', [
    ['上场：', { how: 'enters', noun: null }],
    ['翻转：', { how: 'flips', noun: null }],
    ['[当|][本|此]{noun:self-noun}[被|]解析时，', { how: 'resolves' }],
    ['[当|][本|此]{noun:self-noun}[|被]发动时，', { how: 'launched' }],
  ]),
  english: ({ how, noun }) =>
    noun === null ? ENTRIES[how] : `When this ${SELF_NOUNS[noun].en} ${ENTRIES[how]}`,
  explain: ({ how }) => ENTRY_MEANINGS[how],
  rules: ['703.5a'],
  rulesOf: ({ how }) => (how === 'flips' ? ['703.5c', '105.8'] : ['703.5a']),
  events: new Set(['enter', 'flip', 'launch']),
  looksBack: () => false,
  hears: (_, { how }, event, scope) =>
    'card' in event && event.card === scope.source && isEntry(how, event),
};

const ENTRY_MEANINGS = {
  enters: says('进入场上时触发', 'Fires when it comes into play'),
  flips: says('翻转之后触发；正面上场不算', 'Fires when it is flipped, not when it comes face up'),
  resolves: says('解析完毕进入场上时触发', 'Fires when it has resolved into play'),
  launched: says('发动时触发', 'Fires when it is launched'),
} as const;

function isEntry(how: EntryOccasion['how'], event: SanguozhiEvent): boolean {
  switch (event.type) {
    case 'enter':
      if (event.how === 'flipped' && rule('703.6b')) {
        // A tactic that was used face down resolves like any other.
        return how === 'flips' ? obeys('105.8', '703.5c') : how === 'resolves' && rule('703.5a');
      }
      return how === 'enters' ? obeys('105.7', '703.5a') : how === 'resolves' && rule('703.5a');
    case 'flip':
      return how === 'flips' && rule('703.5c');
    case 'launch':
      return how === 'launched';
    default:
      return false;
  }
}

/** 进攻或防守: one card, two things. */
const ONE_DOER: Form = {
  as: 'happening',
  zh: '{who:doer}{what:when}或{other:when}',
  variant: true,
  build: ({ who, what, other }, span) =>
    ({
      kind: 'either-happens',
      span,
      first: { kind: 'card-does', span, who, what },
      second: { kind: 'card-does', span, who, what: other },
    }) as EitherHappens,
};

const eitherHappens: OccasionWord<EitherHappens> = {
  kind: 'either-happens',
  forms: [{ as: 'happening', zh: '{first:occasion}[或|时或|或者]{second:occasion}' }, ONE_DOER],
  english: ({ first, second }, say, voice) => `${say(first, voice)} or ${say(second, voice)}`,
  explain: meaning('两件事里有一件发生', 'One of the two happens'),
  rules: ['703.2'],
  check: ({ first, second }) =>
    looksBackAt(first) === looksBackAt(second)
      ? null
      : says(
          '离场前后看到的不同，请分成两段',
          'One looks back to before a card left, the other does not: write two paragraphs',
        ),
  events: new Set(
    [CARD_OCCASIONS, DAMAGE_OCCASIONS, PLAYER_OCCASIONS].flatMap((words) =>
      Object.values(words).flatMap(({ events }) => [...events]),
    ),
  ),
  looksBack: ({ first }) => looksBackAt(first),
  hears: (table, { first, second }, event, scope) =>
    [first, second].some((one) => {
      const word = wordFor(one);
      return word.events.has(event.type) && word.hears(table, one, event, scope);
    }),
};

function wordFor({ kind }: Occasion): OccasionWord {
  return (OCCASIONS as Readonly<Record<string, OccasionWord>>)[kind];
}

function looksBackAt(on: Occasion): boolean {
  return citedAside(() => wordFor(on).looksBack(on));
}

/** Every occasion by kind; the order decides where two could begin alike. */
export const OCCASIONS: {
  readonly [K in (Occasion | EntryOccasion)['kind']]: OccasionWord<
    Extract<Occasion | EntryOccasion, { kind: K }>
  >;
} = {
  'either-happens': eitherHappens,
  targeted: CARD_OCCASIONS.targeted,
  'phase-begins': PLAYER_OCCASIONS['phase-begins'],
  uses: PLAYER_OCCASIONS.uses,
  'player-does': PLAYER_OCCASIONS['player-does'],
  ...DAMAGE_OCCASIONS,
  'card-does': CARD_OCCASIONS['card-does'],
  entry,
};
