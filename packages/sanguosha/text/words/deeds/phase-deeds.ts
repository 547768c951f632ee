import { counted, type Form, meaning, type Node, verb } from '@lianhuan/cardtext';
import { ask, NO_CARD, option } from '@lianhuan/kernel';
import { change } from '../../../events/pipeline.ts';
import { rule } from '../../../rules.ts';
import { SUITS, type Suit } from '../../../table/cards-in-use.ts';
import { asItIs, frameOf, type SanguoshaTable } from '../../../table/table.ts';
import { revealed } from '../../meaning/cards.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  ChangeDraws,
  ChangeRank,
  Deed,
  EndPhase,
  GiveUpDraws,
  NameSuit,
} from '../../nodes/nodes.ts';
import { PHASE_TERMS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { stepsOf } from '../parts/branch-forms.ts';
import { amountOf } from './card-deeds.ts';

/** What is done to the draw phase and to ranks that are compared, and what somebody names. */

/** The draw phase under way, while something is to be drawn in it; null for none. */
function drawingPhase(table: SanguoshaTable) {
  const frame = frameOf(table, 'phase');
  return frame === null || frame.phase !== 'draw' || frame.givenUp ? null : frame;
}

const changeDraws: DeedWord<ChangeDraws> = {
  kind: 'change-draws',
  forms: [
    { as: 'deed', zh: '额定摸牌数{sign}{amount}' },
    { as: 'deed', zh: '令额定摸牌数{sign}{amount}', with: { told: true } },
    { as: 'deed', zh: '令额定摸牌数为{amount}', with: { sign: '=' } },
    // 摸牌阶段，你可以多摸1张牌.
    { as: 'more-draws', zh: '多摸{amount}张牌', with: { sign: '+' }, variant: true },
    { as: 'more-draws', zh: '少摸{amount}张牌', with: { sign: '-' }, variant: true },
    // 摸牌阶段，你的额定摸牌数+1.
    { as: 'more-draws', zh: '[|令][|你的]额定摸牌数{sign}{amount}', variant: true },
  ],
  english: ({ sign, amount }, _, voice) => {
    if (sign !== '=')
      return `${verb(voice, 'draw')} ${counted(amount, `${sign === '+' ? 'more' : 'fewer'} card`)}`;
    return amount === 0
      ? `${verb(voice, 'skip')} the normal draw`
      : `${verb(voice, 'make')} the normal draw ${counted(amount, 'card')}`;
  },
  explain: meaning('摸牌阶段要摸的张数', 'How many cards the draw phase gives'),
  rules: ['phase.draw.4'],
  *run(table, { sign, amount }, scope) {
    const frame = drawingPhase(table);
    if (frame === null) return false;
    const by = amountOf(amount, scope);
    const draws = sign === '=' ? by : frame.draws + (sign === '-' ? -by : by);
    yield* change(table, frame, { draws: Math.max(0, draws) });
    return true;
  },
  possible: (table, { sign, amount }, scope) => {
    const frame = drawingPhase(table);
    if (frame === null) return false;
    return sign !== '-' || frame.draws >= amountOf(amount, scope);
  },
};

const giveUpDraws: DeedWord<GiveUpDraws> = {
  kind: 'give-up-draws',
  forms: [{ as: 'deed', zh: '放弃摸牌' }],
  english: (_, __, voice) => `${verb(voice, 'give')} up the normal draw`,
  explain: meaning('此摸牌阶段不摸牌', 'This draw phase gives no card'),
  rules: ['phase.draw.3'],
  *run(table) {
    const frame = drawingPhase(table);
    if (frame === null) return false;
    yield* change(table, frame, { givenUp: true, draws: 0 });
    return true;
  },
  possible: (table) => (drawingPhase(table)?.draws ?? 0) > 0,
};

const endPhase: DeedWord<EndPhase> = {
  kind: 'end-phase',
  forms: [{ as: 'deed', zh: '结束{phase}' }],
  english: ({ phase }, _, voice) => `${verb(voice, 'end')} the ${PHASE_TERMS[phase].en}`,
  explain: meaning('直接到这个阶段的结束时', 'It goes on with the end of that phase at once'),
  rules: ['P12'],
  *run(table, { phase }) {
    const frame = frameOf(table, 'phase');
    if (frame === null || frame.phase !== phase || !rule('P12')) return false;
    yield* change(table, frame, { ended: true });
    return true;
  },
  possible: (table, { phase }) => frameOf(table, 'phase')?.phase === phase,
};

/** 获得其中一种花色的所有牌: all cards of one suit that are turned up. */
const ALL_OF_ONE_SUIT: readonly Form[] = ['，{rest:effect}', ''].map((further) => ({
  as: 'sentence',
  zh: `{first:effect}，[|然后]获得[其中|其中的|亮出的|亮出的牌中][1种|一种]花色的[所有牌|所有的牌|全部牌]${further}`,
  variant: true,
  build: ({ first, rest }, span) => {
    const qualities = [{ kind: 'named-suit', span }];
    const what = { kind: 'card-spec', span, qualities, sort: null, inHand: false };
    const taken = [
      { kind: 'name-suit', span, revealed: true },
      { kind: 'obtain', span, what: { kind: 'revealed-cards', span, what } },
    ] as unknown as readonly Deed[];
    const more = rest === undefined ? [] : stepsOf(rest as Deed);
    return {
      kind: 'sequence',
      span,
      steps: [...stepsOf(first as Deed), ...taken, ...more],
    } as Node;
  },
}));

/** The suits of the cards that are turned up. */
function suitsThere(table: SanguoshaTable, scope: Scope): readonly Suit[] {
  const any = {
    kind: 'card-spec',
    span: [0, 0],
    qualities: [],
    sort: null,
    inHand: false,
  } as const;
  const there = revealed(table, any, scope).map((card) => asItIs(table, card).suit);
  return SUITS.filter((suit) => there.includes(suit));
}

const nameSuit: DeedWord<NameSuit> = {
  kind: 'name-suit',
  forms: [
    { as: 'deed', zh: '[选择1种花色|选择一种花色]', with: { revealed: false } },
    { as: 'deed', zh: '[选择1种亮出的花色|选择其中一种花色]', with: { revealed: true } },
    ...ALL_OF_ONE_SUIT,
  ],
  english: ({ revealed: ofThese }, _, voice) =>
    `${verb(voice, 'name')} a suit${ofThese ? ' of a turned-up card' : ''}`,
  explain: meaning('黑桃、红桃、梅花、方块中的一种', 'One of the four suits'),
  rules: ['T30'],
  *run(table, { revealed: ofThese }, scope) {
    const { actor } = scope;
    const suits = ofThese ? suitsThere(table, scope) : SUITS;
    if (suits.length === 0) return false;
    const choice = yield* ask({
      seat: actor,
      kind: 'suit',
      options: suits.map((suit) => option('suit', NO_CARD, actor, SUITS.indexOf(suit))),
      about: scope.source,
      rule: 'T30',
    });
    scope.memory.suit = SUITS[choice.amount];
    return true;
  },
};

const changeRank: DeedWord<ChangeRank> = {
  kind: 'change-rank',
  forms: [{ as: 'deed', zh: '拼点牌的点数{sign}{amount}' }],
  english: ({ sign, amount }, _, voice) =>
    `${verb(voice, sign === '+' ? 'raise' : 'lower')} that card’s rank by ${amount}`,
  explain: meaning('到此次拼点结束为止', 'Until that comparing of ranks is over'),
  rules: ['pindian.3'],
  *run(table, { sign, amount }, scope) {
    const frame = frameOf(table, 'pindian');
    if (frame === null) return false;
    const by = amountOf(amount, scope) * (sign === '-' ? -1 : 1);
    const before = frame.changes[scope.actor] ?? 0;
    const changes = { ...frame.changes, [scope.actor]: before + by };
    yield* change(table, frame, { changes });
    return true;
  },
  possible: (table) => frameOf(table, 'pindian') !== null,
};

/** By kind. */
export const PHASE_DEEDS = {
  'change-draws': changeDraws,
  'give-up-draws': giveUpDraws,
  'end-phase': endPhase,
  'name-suit': nameSuit,
  'change-rank': changeRank,
} as const;
