import { article, meaning } from '@lianhuan/cardtext';
import { facesMeant } from '../../cards/faces.ts';
import { rule } from '../../rules.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import { isPassedOn, type Phase, type UsedCard } from '../../table/frames.ts';
import { characterOf, frameOf } from '../../table/table.ts';
import { fits } from '../meaning/card-qualities.ts';
import { asked, known } from '../meaning/characters.ts';
import { DEALT, DISCARDED_IN_PHASE, givenKey, handledKey, KILLED } from '../meaning/records.ts';
import type {
  CardQuality,
  DiedOf,
  EmptiedHand,
  FirstGiven,
  FirstOfTurn,
  FirstUsed,
  HasDealt,
  HasHandled,
  HasKilled,
  HasNotDiscarded,
  OfOneColour,
} from '../nodes/nodes.ts';
import { PHASE_TERMS } from '../reading/vocabulary.ts';
import { type ConditionWord, says } from '../reading/word.ts';

/** What was done before. */

/** In the turn under way, whosever it is. */
const THIS_TURN = '[当前回合内|本回合内|本回合|此回合内|此回合|于此回合内|于本回合内]';

const firstGiven: ConditionWord<FirstGiven> = {
  kind: 'first-given',
  forms: [{ as: 'fact', zh: '此阶段内以此法给出的牌首次达到{count:number}张' }],
  english: ({ count }) =>
    `the number of cards given this way this phase reaches ${count} for the first time`,
  explain: meaning(
    '这次给出后达到了这个数，给出前还没有',
    'So many with those just given, and fewer before',
  ),
  rules: ['T36'],
  holds: (table, { count }, { actor, skill, memory }) => {
    const given = characterOf(table, actor).uses[givenKey(skill ?? '')] ?? 0;
    return given >= count && given - memory.these.length < count && rule('T36');
  },
};

const firstUsed: ConditionWord<FirstUsed> = {
  kind: 'first-used',
  forms: [{ as: 'fact', zh: '此牌是使用者此出牌阶段内使用的首张牌' }],
  english: () => 'it is the first card that its user has used this play phase',
  explain: meaning('使用者自己的出牌阶段', 'The play phase is that of its user'),
  rules: [],
  holds: (table, _, { frame }) => {
    const phase = frameOf(table, 'phase');
    if (frame?.kind !== 'use' || phase?.phase !== 'play' || phase.seat !== frame.user) return false;
    const used = frameOf(table, 'turn')?.used ?? [];
    const first = used.find((one) => one.user === frame.user && one.phase === 'play');
    return first?.use === frame.id;
  },
};

/** What a turn remembers of the cards used in it says whether they were so. */
function isRemembered(what: CardQuality): boolean {
  if (what.kind === 'card-spec') {
    return !what.inHand && [what.sort, ...what.qualities].every((one) => !one || isRemembered(one));
  }
  return REMEMBERED.has(what.kind);
}

const REMEMBERED: ReadonlySet<CardQuality['kind']> = new Set<CardQuality['kind']>([
  'of-colour',
  'of-sort',
  'of-sorts',
  'of-face',
  'of-faces',
  'of-face-or-sort',
]);

const NOT_REMEMBERED = says(
  '每回合首次使用只能说颜色、类别或牌名',
  'Of the first card used in a turn only its colour, its type or its name can be asked',
);

const firstOfTurn: ConditionWord<FirstOfTurn> = {
  kind: 'first-of-turn',
  forms: [
    {
      as: 'fact',
      zh: `此牌[是|为]你[当前回合内|本回合内|此回合内|本回合|此回合|于本回合内|于此回合内]使用的[首张|第一张|第1张]{what:spec}`,
    },
  ],
  english: ({ what }, say) => `it is the first ${say(what, 'you')} that you have used this turn`,
  explain: meaning(
    '不论是谁的回合；打出的不算',
    'Whosever turn it is; what was played does not count',
  ),
  rules: ['T17'],
  check: ({ what }) => (isRemembered(what) ? null : NOT_REMEMBERED),
  holds: (table, { what }, { seat, frame }) => {
    if (frame?.kind !== 'use') return false;
    const used = (frameOf(table, 'turn')?.used ?? []).filter(({ user }) => user === seat);
    const asCard = (one: UsedCard): CardInUse => ({ ...frame.card, ...one });
    return used.find((one) => fits(table, what, asCard(one)))?.use === frame.id && rule('T17');
  },
};

const emptiedHand: ConditionWord<EmptiedHand> = {
  kind: 'emptied-hand',
  forms: [
    {
      as: 'fact',
      zh: '[|你|其]以此法弃置了[所有手牌|所有的手牌|全部手牌|最后的手牌]',
    },
  ],
  english: () => 'all hand cards were discarded this way',
  explain: meaning(
    '刚才弃置的牌里有手牌，弃置后没有手牌了；之后又摸到的不算',
    'Hand cards were among those just discarded, and none was left then; what came later is no matter',
  ),
  rules: ['T36'],
  holds: (_, __, { memory }) => memory.emptied && rule('T36'),
};

const hasDealt: ConditionWord<HasDealt> = {
  kind: 'has-dealt',
  forms: [
    { as: 'fact', zh: `{whom:named}${THIS_TURN}[没有|未]造成过伤害`, with: { not: true } },
    { as: 'fact', zh: `{whom:named}${THIS_TURN}造成过伤害`, with: { not: false } },
  ],
  english: ({ whom, not }, say) => {
    const who = say(whom, 'you');
    return `${who} ${who === 'you' ? 'have' : 'has'} dealt ${not ? 'no ' : ''}damage this turn`;
  },
  explain: meaning('被防止的伤害不算', 'Damage that was prevented does not count'),
  rules: ['damage.7'],
  holds: (table, { whom, not }, scope) =>
    asked(table, whom, scope).every((seat) => !characterOf(table, seat).uses[DEALT] === not),
};

const hasNotDiscarded: ConditionWord<HasNotDiscarded> = {
  kind: 'has-not-discarded',
  forms: [{ as: 'fact', zh: '{whom:named}本回合的弃牌阶段内没有弃置过牌' }],
  english: ({ whom }, say) =>
    `${say(whom, 'you')} discarded no cards during this turn’s discard phase`,
  explain: meaning('没有弃牌阶段也算', 'Also where there was no discard phase'),
  rules: [],
  holds: (table, { whom }, scope) =>
    (known(table, whom, scope) ?? []).every(
      (seat) => !characterOf(table, seat).uses[DISCARDED_IN_PHASE],
    ),
};

const hasHandled: ConditionWord<HasHandled> = {
  kind: 'has-handled',
  forms: [
    {
      as: 'fact',
      zh: '你[本回合的|此回合的|于|在|于本回合的|于此回合的]{phase}内[没有|未]使用或打出过【{face}】',
      with: { not: true },
    },
    {
      as: 'fact',
      zh: '你[本回合的|此回合的]{phase}内使用或打出过【{face}】',
      with: { not: false },
    },
    {
      as: 'fact',
      zh: `你${THIS_TURN}[没有|未]使用或打出过【{face}】`,
      with: { not: true, phase: null },
    },
    { as: 'fact', zh: `你${THIS_TURN}使用或打出过【{face}】`, with: { not: false, phase: null } },
  ],
  english: ({ phase, not, face }, say) => {
    const when = phase === null ? 'this turn' : `during this turn’s ${PHASE_TERMS[phase].en}`;
    return `you have ${not ? 'not ' : ''}used or played ${article(say.term('face', face))} ${when}`;
  },
  explain: meaning('使用和打出都算', 'Both using and playing count'),
  rules: [],
  holds: (table, { phase, not, face }, { seat }) => {
    const { uses } = characterOf(table, seat);
    const phases = phase === null ? PHASES : [phase];
    const has = facesMeant(face).some((one) =>
      phases.some((during) => (uses[handledKey(during, one)] ?? 0) > 0),
    );
    return has !== not;
  },
};

const PHASES = Object.keys(PHASE_TERMS) as readonly Phase[];

const ofOneColour: ConditionWord<OfOneColour> = {
  kind: 'of-one-colour',
  forms: [{ as: 'fact', zh: '你[本回合的|此回合的]{phase}内没有使用过颜色不同的牌' }],
  english: ({ phase }) =>
    `you have not used cards of different colours during this turn’s ${PHASE_TERMS[phase].en}`,
  explain: meaning(
    '没有使用过牌也算；没有颜色的牌不算在内',
    'So, too, where none was used; cards without a colour do not count',
  ),
  rules: [],
  holds: (table, { phase: asked }, { seat }) => {
    const used = (frameOf(table, 'turn')?.used ?? []).filter(
      ({ user, phase, colour }) => user === seat && phase === asked && colour !== null,
    );
    return new Set(used.map(({ colour }) => colour)).size <= 1;
  },
};

const hasKilled: ConditionWord<HasKilled> = {
  kind: 'has-killed',
  forms: [{ as: 'fact', zh: '你当前回合内杀死过角色' }],
  english: () => 'you have killed a character this turn',
  explain: meaning('在这个回合里，不论是谁的回合', 'In the turn under way, whosever it is'),
  rules: ['T38'],
  holds: (table, _, { seat }) => (characterOf(table, seat).uses[KILLED] ?? 0) > 0,
};

const diedOf: ConditionWord<DiedOf> = {
  kind: 'died-of',
  forms: [{ as: 'fact', zh: '其因你使用的{what:spec}而死亡' }],
  english: ({ what }, say) => `it died from ${say.one(what, 'you')} that you used`,
  explain: meaning(
    '因执行那张牌的效果而受到你造成的伤害，由此死亡；连环传导的和转移的不算',
    'Of damage that you dealt by carrying out the card; what spreads or was redirected does not count',
  ),
  rules: ['T24', 'T38'],
  holds: (table, { what }, { seat, frame }) => {
    if (frame?.kind !== 'death' || frame.killer !== seat) return false;
    const { frames } = table.state;
    const below = frames.slice(0, frames.indexOf(frame));
    const damage = below.findLast((one) => one.kind === 'damage' && one.victim === frame.seat);
    if (damage?.kind !== 'damage' || (isPassedOn(damage) && rule('T24'))) return false;
    const { card } = damage.channel;
    return card !== null && fits(table, what, card);
  },
};

/** Conditions about what was done before, by kind. */
export const PAST_CONDITIONS = {
  'emptied-hand': emptiedHand,
  'first-used': firstUsed,
  'first-of-turn': firstOfTurn,
  'has-not-discarded': hasNotDiscarded,
  'has-dealt': hasDealt,
  'first-given': firstGiven,
  'has-handled': hasHandled,
  'of-one-colour': ofOneColour,
  'has-killed': hasKilled,
  'died-of': diedOf,
} as const;
