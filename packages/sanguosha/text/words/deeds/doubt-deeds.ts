import { meaning, verb } from '@lianhuan/cardtext';
import { ask, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { facesOf, isAlive, type SanguoshaTable, zoneOf } from '../../../table/table.ts';
import { happens } from '../../english/clauses.ts';
import { known } from '../../meaning/characters.ts';
import { speakOf } from '../../meaning/scope.ts';
import type { AskWhoDoubts, TurnUpLaid, VoidLaid } from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';

/** What is done with a card that was laid face down and declared as another. */

const askWhoDoubts: DeedWord<AskWhoDoubts> = {
  kind: 'ask-who-doubts',
  clause: true,
  forms: [
    {
      as: 'deed',
      zh: '{whom:everybody}依次选择是否质疑，直到有角色质疑',
      with: { untilOne: true },
    },
    { as: 'deed', zh: '{whom:everybody}依次选择是否质疑', with: { untilOne: false } },
  ],
  english: ({ whom, untilOne }, say) =>
    `${say(whom, 'you')} choose in turn whether to doubt it${untilOne ? ', until one does' : ''}`,
  explain: meaning('没有人知道扣置的是什么牌', 'Nobody knows what lies face down'),
  rules: ['P3', 'T39'],
  *run(table, { whom, untilOne }, scope) {
    const doubters: Seat[] = [];
    const faces = [...facesOf(table.library).keys()];
    rule('T39');
    for (const seat of known(table, whom, scope) ?? []) {
      if (!isAlive(table, seat) || cannotDoubt(table, seat)) continue;
      const { verb } = yield* ask({
        seat,
        kind: 'doubt',
        options: [option('doubt', NO_CARD, seat), option('trust', NO_CARD, seat)],
        about: scope.source,
        amount: faces.indexOf(scope.memory.laid?.face ?? ''),
        rule: 'P3',
      });
      const doubts = verb === 'doubt';
      yield* table.procedures.happen(table, { type: 'doubt', seat, doubts });
      if (doubts) doubters.push(seat);
      if (doubts && untilOne) break;
    }
    scope.memory.doubters = doubters;
    return doubters.length > 0;
  },
};

function cannotDoubt(table: SanguoshaTable, seat: Seat): boolean {
  const words = table.procedures.statuses(table, 'cannot-doubt');
  return words.some((one) => one.seat === seat) && rule('P1');
}

const turnUpLaid: DeedWord<TurnUpLaid> = {
  kind: 'turn-up-laid',
  forms: [{ as: 'deed', zh: '亮出扣置的牌' }],
  english: (_, __, voice) => `${verb(voice, 'turn')} up the face-down card`,
  explain: meaning('所有角色都看到它', 'All see it'),
  rules: ['T37'],
  *run(table, _, scope) {
    const real = scope.memory.laid?.real ?? [];
    const cards = real.filter((card) => zoneOf(table, card) === 'processing');
    for (const card of cards) {
      if (table.cards[card].faceDown) {
        yield* table.procedures.happen(table, { type: 'face', card, down: false });
      }
    }
    speakOf(scope, cards);
    return cards.length > 0;
  },
};

const voidLaid: DeedWord<VoidLaid> = {
  kind: 'void-laid',
  forms: [{ as: 'deed', zh: '扣置的牌作废' }],
  english: (_, __, voice) => happens(voice, 'the face-down card', 'have no effect', 'has'),
  explain: meaning(
    '没有使用或打出，置入弃牌堆',
    'It is not used or played, and goes to the discard pile',
  ),
  rules: ['P12'],
  *run(_, __, scope) {
    scope.memory.voided = true;
    return true;
  },
};

/** What is done with what was laid, by kind. */
export const DOUBT_DEEDS = {
  'ask-who-doubts': askWhoDoubts,
  'turn-up-laid': turnUpLaid,
  'void-laid': voidLaid,
} as const;
