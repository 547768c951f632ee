import { meaning, verb } from '@lianhuan/cardtext';
import { ask, NO_CARD, option } from '@lianhuan/kernel';
import { change } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { SUITS } from '../../table/cards-in-use.ts';
import { frameOf, type SanguoshaTable } from '../../table/table.ts';
import type { ChangeDraws, ChangeRank, EndPhase, GiveUpDraws, NameSuit } from '../nodes/nodes.ts';
import { PHASE_TERMS } from '../reading/vocabulary.ts';
import type { DeedWord } from '../reading/word.ts';
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
    { as: 'deed', zh: '[|令]额定摸牌数{sign}{amount}' },
    { as: 'deed', zh: '令额定摸牌数为{amount}', with: { sign: '=' } },
    // 摸牌阶段，你可以多摸1张牌.
    { as: 'more-draws', zh: '多摸{amount}张牌', with: { sign: '+' }, variant: true },
    { as: 'more-draws', zh: '少摸{amount}张牌', with: { sign: '-' }, variant: true },
  ],
  english: ({ sign, amount }, _, voice) =>
    sign === '='
      ? `${verb(voice, 'make')} the rated number of cards to draw ${amount}`
      : `the rated number of cards to draw is ${sign}${amount}`,
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
  english: (_, __, voice) => `${verb(voice, 'give')} up drawing`,
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

const nameSuit: DeedWord<NameSuit> = {
  kind: 'name-suit',
  forms: [{ as: 'deed', zh: '选择1种花色' }],
  english: (_, __, voice) => `${verb(voice, 'name')} a suit`,
  explain: meaning('黑桃、红桃、梅花、方块中的一种', 'One of the four suits'),
  rules: ['T30'],
  *run(_, __, scope) {
    const { actor } = scope;
    const choice = yield* ask({
      seat: actor,
      kind: 'suit',
      options: SUITS.map((_suit, index) => option('suit', NO_CARD, actor, index)),
      about: scope.source,
      amount: 0,
      rule: 'T30',
      idle: false,
    });
    scope.memory.suit = SUITS[choice.amount];
    return true;
  },
};

const changeRank: DeedWord<ChangeRank> = {
  kind: 'change-rank',
  forms: [{ as: 'deed', zh: '拼点牌的点数{sign}{amount}' }],
  english: ({ sign, amount }) => `the rank of the card laid is ${sign}${amount}`,
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
