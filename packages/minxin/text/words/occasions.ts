import { formsAs, meaning } from '@lianhuan/cardtext';
import { befalls } from '../meaning/affected.ts';
import { isParty, isType } from '../meaning/match.ts';
import type { Occasion, SomebodyDoes, SomebodyGains, ThisSuffers } from '../nodes/nodes.ts';
import { ACTS, FATES, PARTIES, RESOURCE_TERMS, TYPES } from '../reading/vocabulary.ts';
import type { OccasionWord } from '../reading/word.ts';

/** What triggers wait for. */

const thisSuffers: OccasionWord<ThisSuffers> = {
  kind: 'this-suffers',
  forms: [
    { as: 'occasion', zh: '[此牌|本牌|这张牌]被击溃', with: { fate: 'routed' } },
    { as: 'occasion', zh: '[此牌|本牌|这张牌]被攻破', with: { fate: 'besieged' } },
  ],
  english: ({ fate }) => `this card is ${fate === 'besieged' ? 'breached' : FATES[fate].en}`,
  explain: meaning('按它离开之前的样子判断', 'Judged as things were before it left'),
  rules: ['2.3.2.3', '2.3.2.4'],
  looksBack: true,
  hears: (_, { fate }, { source }, event) => befalls(event, fate) === source,
};

const somebodyDoes: OccasionWord<SomebodyDoes> = {
  kind: 'somebody-does',
  forms: formsAs('occasion', [
    ['{who:party}打出{type}', { act: 'play' }],
    ['{who:party}招募{type}', { act: 'recruit' }],
    ['{who:party}击溃{type}', { act: 'rout' }],
    ['{who:party}攻破领土', { act: 'siege', type: 'territory' }],
    ['{who:party}布令', { act: 'edict', type: 'territory' }],
  ]),
  english: ({ who, act, type }) => {
    const subject = PARTIES[who].en;
    if (act === 'edict') return `${subject} give${who === 'you' ? '' : 's'} an edict`;
    const verb =
      act === 'siege' && who !== 'you' ? 'breaches' : `${ACTS[act].en}${who === 'you' ? '' : 's'}`;
    return `${subject} ${verb} a ${TYPES[type].en}`;
  },
  explain: meaning('这件事成功之后', 'After it has succeeded'),
  rules: ['2.3.2.1'],
  looksBack: false,
  hears: (table, { who, act, type }, { controller }, event) => {
    // Triggers hear of a 招募 by the event that follows once the card lies where it was to go.
    if (event.type !== (act === 'recruit' ? 'recruited' : act)) return false;
    return isParty(table, who, controller, event.seat) && isType(table, event.card, type);
  },
};

const somebodyGains: OccasionWord<SomebodyGains> = {
  kind: 'somebody-gains',
  forms: [{ as: 'occasion', zh: '{who:party}[获得|得到]{resource}' }],
  english: ({ who, resource }) =>
    `${PARTIES[who].en} gain${who === 'you' ? '' : 's'} ${RESOURCE_TERMS[resource].en}`,
  explain: meaning(
    '获得之后，无论多少；从其他玩家获取的不算',
    'After gaining any amount; what is seized does not count',
  ),
  rules: ['2.3.2'],
  looksBack: false,
  hears: (table, { who, resource }, { controller }, event) =>
    event.type === 'gain' &&
    event.resource === resource &&
    event.amount > 0 &&
    isParty(table, who, controller, event.seat),
};

export const OCCASIONS: {
  readonly [K in Occasion['kind']]: OccasionWord<Extract<Occasion, { kind: K }>>;
} = {
  'this-suffers': thisSuffers,
  'somebody-does': somebodyDoes,
  'somebody-gains': somebodyGains,
};
