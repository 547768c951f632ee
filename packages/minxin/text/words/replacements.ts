import { asksWhether, meaning } from '@lianhuan/cardtext';
import { NOBODY } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/text-prompts.ts';
import { begin } from '../../effects/begin.ts';
import type { RuleId } from '../../rules.ts';
import type { ContestKind } from '../../table/state.ts';
import { amountOf, befalls, FATE_EVENTS, isMeant, sufferer } from '../meaning/affected.ts';
import { fitsPrinted, isParty } from '../meaning/match.ts';
import { neverSuffers } from '../meaning/own-fate.ts';
import { scopeOf } from '../meaning/scope.ts';
import type { Begun, GainInstead, Prevent, RecruitTo, Rescue } from '../nodes/nodes.ts';
import {
  FATES,
  type Fate,
  GOALS,
  PARTIES,
  PARTIES_PLURAL,
  RESOURCE_TERMS,
} from '../reading/vocabulary.ts';
import { type DeedWord, type ReplaceWord, says } from '../reading/word.ts';
import { goalZone, placeIn, SHUFFLED } from './cards.ts';
import { answersOnly, onlyBegun } from './known.ts';
import { cardsCalled } from './nouns.ts';

/** Words that make something else happen instead. */

const recruitTo: ReplaceWord<RecruitTo> = {
  kind: 'recruit-to',
  forms: [
    {
      as: 'plain',
      zh: '{who:party}招募的下[一|1]张{filter:things}[改为|]{to:goal}',
      with: { next: true },
    },
    { as: 'plain', zh: '{who:party}招募的{filter:things}[改为|]{to:goal}', with: { next: false } },
  ],
  english: ({ who, next, filter, to }) =>
    next
      ? `the next ${cardsCalled(filter, 1)} that ${PARTIES_PLURAL[who]} recruit goes ${GOALS[to].en} instead`
      : `${cardsCalled(filter, 2)} that ${PARTIES_PLURAL[who]} recruit go ${GOALS[to].en} instead`,
  explain: meaning(
    '招募到的牌不进弃牌堆，改到所说的地方',
    'Recruits go there rather than into the discard pile',
  ),
  rules: ['2.3.2.2'],
  check: ({ to, next }, place) => {
    if (SHUFFLED.has(to)) return says('招募的牌不能洗入牌库', 'Recruits cannot be shuffled in');
    return next ? onlyBegun(place) : null;
  },
  effect: 'replace',
  events: () => ['recruit'],
  replaces: (table, { who, filter }, { controller, source }, event) => {
    if (event.type !== 'recruit' || !isParty(table, who, controller, event.seat)) return false;
    return fitsPrinted(table, event.card, filter, source, event.seat);
  },
  *replace(table, { to, next }, effect, event) {
    if (event.type !== 'recruit') return event;
    if (next) yield* table.procedures.happen(table, { type: 'end-effect', effect });
    const zone = goalZone(table, to, event.seat, event.card);
    return { ...event, to: zone, place: placeIn(to) };
  },
};

const gainInstead: ReplaceWord<GainInstead> = {
  kind: 'gain-instead',
  forms: [
    ...Object.entries(RESOURCE_TERMS).map(([resource, { zh }]) => ({
      as: 'plain',
      zh: `{who:party}将获得${zh}时，改为获得的${zh}{change}`,
      with: { resource, as: null },
    })),
    {
      as: 'plain',
      zh: '{who:party}将获得{resource}时，改为获得[等量的|等量]{as:resource}',
      with: { change: null },
    },
  ],
  english: ({ who, resource, as, change }) => {
    const noun = RESOURCE_TERMS[resource].en;
    if (change === null) {
      const gains = who === 'you' ? 'you gain' : 'that player gains';
      return `when ${PARTIES[who].en} would gain ${noun}, ${gains} as much ${as === null ? noun : RESOURCE_TERMS[as].en} instead`;
    }
    const number = Math.abs(change.amount);
    const more =
      change.kind === 'set' ? number : `${number} ${change.amount < 0 ? 'less' : 'more'} than that`;
    const gain = who === 'you' ? 'you gain' : 'that player gains';
    return `when ${PARTIES[who].en} would gain ${noun}, ${gain} ${more} instead`;
  },
  explain: meaning(
    '获得的数量改变，少到 0 就不获得',
    'Another amount is gained; nothing if it comes to 0',
  ),
  rules: ['2.3.2'],
  effect: 'replace',
  events: () => ['gain'],
  replaces: (table, { who, resource }, { controller }, event) =>
    event.type === 'gain' &&
    event.resource === resource &&
    event.amount > 0 &&
    isParty(table, who, controller, event.seat),
  check: ({ resource, as }) =>
    resource === as ? says('改了等于没改', 'That is what it was before') : null,
  *replace(_, { as, change }, __, event) {
    if (event.type !== 'gain') return event;
    if (change === null) return { ...event, resource: as ?? event.resource };
    const amount = change.kind === 'set' ? change.amount : event.amount + change.amount;
    return amount > 0 ? { ...event, amount } : null;
  },
};

const RESCUE: { kind: Prompt; verbs: [Verb, Verb]; rule: RuleId } = {
  kind: 'rescue',
  verbs: ['do', 'do-not'],
  rule: '2.3.2.3',
};

const rescue: ReplaceWord<Rescue> = {
  kind: 'rescue',
  forms: [{ as: 'lasting', zh: '{what:cards}将被{fate}时，你可以改为{instead:run}' }],
  english: ({ what, fate, instead }, say, voice) =>
    `if ${say(what, voice)} would be ${FATES[fate].en}, you may ${say(instead, 'you')} instead`,
  explain: meaning(
    '做了后面的事，前面的就不发生',
    'Whoever does this instead keeps it from happening',
  ),
  rules: ['2.3.2.3', '2.3.2.4'],
  check: ({ what, fate }, place) => (what.kind === 'this-card' ? neverSuffers(fate, place) : null),
  effect: 'replace',
  events: ({ fate }) => [FATE_EVENTS[fate]],
  replaces: isMeant,
  *replace(table, { instead, span }, { controller, source }, event, interpreter) {
    const seat = controller === NOBODY ? sufferer(table, event) : controller;
    const amount = amountOf(event);
    const scope = scopeOf({ seat, card: source }, interpreter, { amount });
    if (!interpreter.possible(table, instead, scope)) return event;
    const offer = { ...RESCUE, seat, about: source, amount: span[0] };
    if (!(yield* asksWhether(offer))) return event;
    return (yield* interpreter.run(table, instead, scope)) ? null : event;
  },
};

/** What an answer may keep from happening to 目标牌. */
const ANSWERED = [
  { zh: '招募', fate: 'recruited' },
  { zh: '击溃', fate: 'routed' },
  { zh: '攻城', fate: 'besieged' },
] as const;

/** What becomes of the card that is contested, if it succeeds; nothing is done to one that enters. */
const FATE_OF: Readonly<Record<ContestKind, Fate | null>> = {
  recruit: 'recruited',
  rout: 'routed',
  siege: 'besieged',
  entry: null,
};

const prevent: ReplaceWord<Prevent> & DeedWord<Prevent> = {
  kind: 'prevent',
  clause: true,
  forms: [
    { as: 'deed', zh: '防止{what:cards}下一次被{fate}' },
    ...ANSWERED.map(({ zh, fate }) => ({
      as: 'deed',
      zh: `防止[目标牌|目标]被${zh}`,
      with: { what: null, fate },
    })),
    ...ANSWERED.flatMap(({ zh, fate }) =>
      [`[取消|防止|阻止][此次|这次|本次]${zh}`, `[目标牌|目标|此牌的目标]不能被${zh}`].map(
        (said) => ({
          as: 'deed',
          zh: said,
          with: { what: null, fate },
          variant: true as const,
        }),
      ),
    ),
  ],
  english: ({ what, fate }, say, voice) =>
    what === null
      ? `prevent the target card from being ${FATES[fate].en}`
      : `prevent the next time ${say(what, voice)} would be ${FATES[fate].en}`,
  explain: meaning(
    '下一次这样的事不发生，付出的不退回',
    'The next such thing does not happen; what was paid is lost',
  ),
  rules: ['2.3.2.3', '2.3.2.4'],
  effect: 'replace',
  check: (node, place) => (node.what === null ? answersOnly(node, place) : null),
  events: ({ fate }) => [FATE_EVENTS[fate]],
  replaces: (table, { what, fate }, effect, event) => {
    if (what !== null) return isMeant(table, { what, fate }, effect, event);
    const { card, incarnation } = effect.body as Begun;
    return befalls(event, fate) === card && table.cards[card].incarnation === incarnation;
  },
  *replace(table, _, effect) {
    yield* table.procedures.happen(table, { type: 'end-effect', effect });
    return null;
  },
  *run(table, node, scope) {
    const words = { word: node, span: node.span } as const;
    if (node.what !== null) {
      yield* begin(table, 'replace', { ...words, period: 'used' }, scope);
      return true;
    }
    const contest = table.state.contests.at(-1);
    if (contest === undefined || FATE_OF[contest.kind] !== node.fate) return false;
    yield* begin(table, 'replace', { ...words, period: 'contest', card: contest.card }, scope);
    return true;
  },
  possible: (table, { what, fate }) => {
    const contest = table.state.contests.at(-1);
    return what !== null || (contest !== undefined && FATE_OF[contest.kind] === fate);
  },
};

export const REPLACEMENTS = {
  'recruit-to': recruitTo,
  'gain-instead': gainInstead,
  rescue,
  prevent,
} as const;
