import { article, meaning, verb } from '@lianhuan/cardtext';
import { change } from '../../../events/pipeline.ts';
import { rule } from '../../../rules.ts';
import { characterOf, isAlive, pileZone } from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import { areCards, pickCards } from '../../meaning/cards.ts';
import type {
  BecomeSource,
  BecomeUser,
  Divert,
  DivertToBottom,
  DivertToGeneral,
  ExtraTurn,
  FactionCall,
  LoseSkills,
  PutAway,
  PutOnGeneral,
} from '../../nodes/nodes.ts';
import { PILE_TERMS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { useIn } from './use-deeds.ts';

/** Extra turns, all skills at once, cards that are put away, and whose damage it is. */

const extraTurn: DeedWord<ExtraTurn> = {
  kind: 'extra-turn',
  forms: [{ as: 'deed', zh: '[执行|获得][1个额外的回合|一个额外的回合|1个额外回合|一个额外回合]' }],
  english: (_, __, voice) => `${verb(voice, 'take')} an extra turn`,
  explain: meaning('这个回合结束后，先进行它', 'It comes as soon as the turn under way is over'),
  rules: ['turn.1'],
  *run(table, _, { actor: seat }) {
    if (!isAlive(table, seat)) return false;
    yield* table.procedures.happen(table, { type: 'extra-turn', seat });
    return true;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

const factionCall: DeedWord<FactionCall> = {
  kind: 'faction-call',
  forms: [{ as: 'deed', zh: '[|发动]势力召唤' }],
  english: (_, __, voice) =>
    `${verb(voice, 'call')} on ${voice === 'you' || voice === 'you may' ? 'your' : 'its'} faction`,
  explain: meaning(
    '还没有势力、明置后与其同势力的角色可以明置',
    'Whoever has no faction yet and would be of this one may show a general',
  ),
  rules: ['T50'],
  run: (table, _, { actor }) => table.procedures.callFaction(table, actor),
  possible: (table, _, { actor }) => characterOf(table, actor).faction !== null,
};

const loseSkills: DeedWord<LoseSkills> = {
  kind: 'lose-skills',
  forms: [{ as: 'deed', zh: '失去所有武将技能' }],
  english: (_, __, voice) =>
    `${verb(voice, 'lose')} all skills of ${voice === 'you' || voice === 'you may' ? 'your' : 'its'} generals`,
  explain: meaning('包括获得的技能，不包括装备的', 'Those gained too, but not those of equipment'),
  rules: ['T56'],
  *run(table, _, { actor }) {
    yield* table.procedures.loseAllSkills(table, actor);
    return true;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

const putAway: DeedWord<PutAway> = {
  kind: 'put-away',
  forms: [
    { as: 'deed', zh: '将{what:cards}置入弃牌堆' },
    // 将其余的牌置入弃牌堆: what is turned up and left.
    {
      as: 'deed',
      zh: '[将|把|][其余的牌|其余牌|剩余的牌|其余][置入|放入]弃牌堆',
      variant: true,
      build: (_, span) => {
        const what = { kind: 'card-spec', span, qualities: [], sort: null, inHand: false };
        const cards = { kind: 'revealed-cards', span, what };
        return { kind: 'put-away', span, what: cards } as unknown as PutAway;
      },
    },
  ],
  english: ({ what }, say, voice) =>
    `${verb(voice, 'put')} ${say(what, voice)} into the discard pile`,
  explain: meaning('不是弃置', 'They are not discarded'),
  rules: ['move.5'],
  *run(table, { what }, scope) {
    const cards = yield* pickCards(table, what, scope, 'put-away');
    const to = { to: shared('discard-pile'), reason: 'place', by: scope.actor } as const;
    return (yield* table.procedures.move(table, cards, to)).length > 0;
  },
  possible: (table, { what }, scope) => areCards(table, what, scope),
};

const putOnGeneral: DeedWord<PutOnGeneral> = {
  kind: 'put-on-general',
  forms: [
    { as: 'deed', zh: '将{what:cards}置于武将牌上，称为“{pile}”', with: { inGranary: false } },
    { as: 'deed', zh: '将{what:cards}置入仓廪，称为“{pile}”', with: { inGranary: true } },
  ],
  english: ({ what, pile, inGranary }, say, voice) =>
    `${verb(voice, 'put')} ${say(what, voice)} ${inGranary ? 'into the granary' : 'on your general'} as ${article(PILE_TERMS[pile].en)}`,
  explain: meaning(
    '武将牌上的牌所有角色可见；仓廪里的牌只有自己可以看',
    'All see what lies on a general; into a granary only its player looks',
  ),
  rules: ['move.5'],
  *run(table, { what, pile, inGranary }, scope) {
    const kind = inGranary ? 'put-in-granary' : 'put-on-general';
    const cards = yield* pickCards(table, what, scope, kind);
    const zone = inGranary ? pileZone(pile) : 'on-general';
    const to = { to: of(scope.actor, zone), reason: 'place', by: scope.actor } as const;
    const moved = yield* table.procedures.move(table, cards, to);
    for (const card of moved) {
      if (rule('move.7'))
        yield* table.procedures.happen(table, { type: 'pile', piled: { card, pile } });
    }
    return moved.length > 0;
  },
  possible: (table, { what }, scope) => isAlive(table, scope.actor) && areCards(table, what, scope),
};

const divert: DeedWord<Divert> = {
  kind: 'divert',
  forms: [{ as: 'deed', zh: '将此牌改为置入弃牌堆' }],
  english: () => 'put that card into the discard pile instead',
  explain: meaning('将要移动的牌改去弃牌堆', 'What was about to move goes there'),
  rules: ['move.3'],
  *run(table, _, { frame }) {
    if (frame?.kind !== 'move') return false;
    const to = shared('discard-pile');
    yield* change(table, frame, { cards: frame.cards.map((card) => ({ ...card, to })) });
    return true;
  },
};

const divertToBottom: DeedWord<DivertToBottom> = {
  kind: 'divert-to-bottom',
  forms: [{ as: 'deed', zh: '将{what:known-cards}改为置于牌堆底' }],
  english: ({ what }, say) => `put ${say(what, 'you')} on the bottom of the draw pile instead`,
  explain: meaning('将要移动的牌改去牌堆底', 'What was about to move goes there'),
  rules: ['move.3'],
  *run(table, { what }, scope) {
    const { frame } = scope;
    if (frame?.kind !== 'move') return false;
    const meant = yield* pickCards(table, what, scope, 'put-away');
    const there = { to: shared('draw-pile'), place: 'bottom' } as const;
    const cards = frame.cards.map((one) => (meant.includes(one.card) ? { ...one, ...there } : one));
    yield* change(table, frame, { cards });
    return meant.length > 0;
  },
};

const divertToGeneral: DeedWord<DivertToGeneral> = {
  kind: 'divert-to-general',
  forms: [{ as: 'deed', zh: '将这些牌改为置于武将牌上，称为“{pile}”' }],
  english: ({ pile }) => `put those cards on your general as ${PILE_TERMS[pile].en}s instead`,
  explain: meaning('将要移至手牌区的牌改去那里', 'What was about to come to the hand goes there'),
  rules: ['move.3', 'T09'],
  *run(table, { pile }, { frame, actor }) {
    if (frame?.kind !== 'move') return false;
    const [hand, to] = [of(actor, 'hand'), of(actor, 'on-general')];
    const cards = frame.cards.map((card) => (card.to === hand ? { ...card, to, pile } : card));
    yield* change(table, frame, { cards });
    return true;
  },
};

const becomeSource: DeedWord<BecomeSource> = {
  kind: 'become-source',
  forms: [{ as: 'deed', zh: '代替其成为此牌造成的伤害的来源' }],
  english: (_, __, voice) => `${verb(voice, 'become')} the source of that card’s damage instead`,
  explain: meaning('这张牌造成的伤害都算你造成的', 'All damage of that card counts as yours'),
  rules: ['T23'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* change(table, frame, { dealer: scope.actor });
    return true;
  },
  possible: (table, _, scope) => {
    const frame = useIn(table, scope);
    return frame !== null && frame.dealer !== scope.actor;
  },
};

const becomeUser: DeedWord<BecomeUser> = {
  kind: 'become-user',
  forms: [{ as: 'deed', zh: '代替其成为此牌的使用者' }],
  english: (_, __, voice) => `${verb(voice, 'become')} the user of that card instead`,
  explain: meaning(
    '此后算你使用；次数和使用过仍记在原来的人头上',
    'From here on you use it; limits, and who has used it, stay with the first',
  ),
  rules: ['T22'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null || !isAlive(table, scope.actor)) return false;
    if (rule('T22')) yield* change(table, frame, { user: scope.actor });
    return true;
  },
  possible: (table, _, scope) => {
    const frame = useIn(table, scope);
    return frame !== null && frame.user !== scope.actor;
  },
};

/** What is done with turns, skills and cards as a whole, by kind. */
export const TURN_DEEDS = {
  'extra-turn': extraTurn,
  'faction-call': factionCall,
  'lose-skills': loseSkills,
  'put-away': putAway,
  'put-on-general': putOnGeneral,
  divert,
  'divert-to-bottom': divertToBottom,
  'divert-to-general': divertToGeneral,
  'become-source': becomeSource,
  'become-user': becomeUser,
} as const;
