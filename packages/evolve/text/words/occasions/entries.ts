import type { Form } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { type EventOf, isOneOf } from '../../../events/events.ts';
import { obeys, type RuleId } from '../../../rules.ts';
import { type EvolveTable, onField } from '../../../table/table.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Entry } from '../../nodes/index.ts';
import { ENTRY_TERMS, type EntryTerm } from '../../reading/vocabulary.ts';
import { type OccasionWord, says } from '../../reading/word.ts';

/** Keywords before an automatic ability: 入场曲, 谢幕曲, 【攻击时】, 【进化时】, 【参赛时】. */

/** Each keyword as it is printed: those in brackets need no colon behind them. */
export const BRACKET_TERMS = {
  strike: ENTRY_TERMS.strike,
  evolve: ENTRY_TERMS.evolve,
  race: ENTRY_TERMS.race,
};
export const SONG_TERMS = {
  fanfare: ENTRY_TERMS.fanfare,
  'last-words': ENTRY_TERMS['last-words'],
};

/** So many keywords in a row: 入场曲谢幕曲：, 【进化时】【攻击时】 (12.1.2). */
function inARow(many: number): Form[] {
  const first = Array.from({ length: many - 1 }, (_, at) => `{terms.${at}:entry-term}`).join('');
  return [
    { as: 'entry', zh: `${first}{terms.${many - 1}:song-term}[：|]` },
    { as: 'entry', zh: `${first}{terms.${many - 1}:bracket-term}[|：|，]` },
  ];
}

interface Meaning {
  readonly text: Text;
  readonly rules: readonly RuleId[];
}

const MEANINGS: Readonly<Record<EntryTerm, Meaning>> = {
  fanfare: {
    text: says('从战场以外放置到战场时', 'When it comes to the field from elsewhere'),
    rules: ['12.4.1', '12.4.3'],
  },
  'last-words': {
    text: says('从战场放置到墓场时', 'When it is put from the field into the cemetery'),
    rules: ['12.5.1', '12.5.3'],
  },
  strike: { text: says('进行攻击时', 'When it attacks'), rules: ['12.7.1', '12.7.2'] },
  evolve: { text: says('进化时', 'When it evolves'), rules: ['12.6.1', '12.6.2'] },
  race: { text: says('参赛时', 'When it races'), rules: ['14.2.4.1', '14.2.4.2'] },
};

const ENTRY_EVENTS = ['enter', 'move', 'attacks', 'evolve', 'race'] as const;

/** Does that event fire an ability with this keyword of the card whose words these are? */
function isHeard(
  table: EvolveTable,
  term: EntryTerm,
  event: EventOf<(typeof ENTRY_EVENTS)[number]>,
  { source }: Scope,
): boolean {
  switch (event.type) {
    case 'enter':
      return term === 'fanfare' && event.card === source && obeys('12.4.1', '12.4.3');
    case 'move':
      return (
        term === 'last-words' &&
        event.card === source &&
        onField(table, source) &&
        table.zones[event.to].name === 'graveyard' &&
        obeys('12.5.1', '12.5.3')
      );
    case 'attacks':
      return term === 'strike' && event.card === source && obeys('12.7.1', '12.7.2');
    case 'evolve':
      return term === 'evolve' && event.onto === source && obeys('12.6.1', '12.6.2');
    case 'race':
      return term === 'race' && event.card === source && obeys('14.2.4.1', '14.2.4.2');
  }
}

export const ENTRY: OccasionWord<Entry> = {
  kind: 'entry',
  forms: [...inARow(3), ...inARow(2), ...inARow(1)],
  english: ({ terms }) => terms.map((term) => ENTRY_TERMS[term].en).join('/'),
  explain: ({ terms }) => {
    const texts = terms.map((term) => MEANINGS[term].text);
    return says(texts.map(({ zh }) => zh).join('，或'), texts.map(({ en }) => en).join(', or '));
  },
  rules: ['12.1.1'],
  rulesOf: ({ terms }) => [
    ...(terms.length > 1 ? (['12.1.2'] as const) : []),
    ...terms.flatMap((term) => MEANINGS[term].rules),
  ],
  events: new Set(ENTRY_EVENTS),
  looksBack: ({ terms }) => terms.includes('last-words') && obeys('10.7.4.1', '10.7.4.1.2'),
  hears: (table, { terms }, event, scope) => {
    if (!isOneOf(event, ENTRY_EVENTS)) return false;
    const heard = terms.findIndex((term) => isHeard(table, term, event, scope));
    return heard === 0 || (heard > 0 && obeys('12.1.2', '12.1.2.1'));
  },
};
