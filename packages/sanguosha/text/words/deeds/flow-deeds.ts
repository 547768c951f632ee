import { article, meaning, verb } from '@lianhuan/cardtext';
import { ask, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { facesMeant } from '../../../cards/faces.ts';
import { change, happen } from '../../../events/pipeline.ts';
import { rule } from '../../../rules.ts';
import { countOf, type UseFrame } from '../../../table/frames.ts';
import { isSameFaction } from '../../../table/hegemony.ts';
import {
  cardsIn,
  characterOf,
  frameById,
  frameOf,
  isAlive,
  madeOf,
  type SanguoshaTable,
} from '../../../table/table.ts';
import { happens } from '../../english/clauses.ts';
import { areCards, pickCards } from '../../meaning/cards.ts';
import { areThere, asked, candidates, choose, known, meant } from '../../meaning/characters.ts';
import type { Need } from '../../meaning/procedures.ts';
import { type Scope, speakOf } from '../../meaning/scope.ts';
import type {
  Alternate,
  ChangeState,
  CharacterNoun,
  Counter,
  CounterFaction,
  Invalidate,
  Jointly,
  Judge,
  Let,
  Pindian,
  Provide,
  ProvideBy,
  Respond,
  Retrial,
  Skip,
} from '../../nodes/nodes.ts';
import { PHASE_TERMS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { PROVIDED, providedBy } from '../parts/needed-forms.ts';
import { amountOf, declared } from './card-deeds.ts';
import { changeSkill, useAs } from './use-as-deeds.ts';

/** What is done to flows, and flows that words begin. */

const judge: DeedWord<Judge> = {
  kind: 'judge',
  forms: [
    { as: 'deed', zh: '进行[|1次|一次]判定' },
    { as: 'deed', zh: '判定', variant: true },
  ],
  english: (_, __, voice) => `${verb(voice, 'make')} a judgement`,
  explain: meaning('亮出牌堆顶的牌作为判定牌', 'The top card of the draw pile is turned up'),
  rules: ['judge.1'],
  *run(table, _, scope) {
    const reason = scope.skill ?? scope.channel.card?.face ?? '';
    const result = yield* table.procedures.judge(table, scope.actor, reason);
    scope.memory.judged = result;
    if (result !== null) speakOf(scope, result.real);
    return result !== null;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

const retrial: DeedWord<Retrial> = {
  kind: 'retrial',
  forms: [
    { as: 'deed', zh: '打出{what:own-cards}代替[判定牌|之]', with: { takes: false } },
    { as: 'deed', zh: '打出{what:own-cards}替换判定牌', with: { takes: true } },
  ],
  english: ({ what, takes }, say, voice) => {
    const instead = `${verb(voice, 'play')} ${say(what, voice)} in place of the judgement card`;
    return takes ? `${instead} and ${verb(voice, 'take')} the replaced card` : instead;
  },
  explain: meaning(
    '打出的牌成为判定牌；「替换」时获得原来的判定牌',
    'It becomes the judgement card',
  ),
  rules: ['judge.3'],
  *run(table, { what, takes }, scope) {
    const [card] = yield* pickCards(table, what, scope, 'retrial');
    if (card === undefined) return false;
    return yield* table.procedures.replaceJudgement(table, card, scope.actor, takes);
  },
  possible: (table, { what }, scope) =>
    frameOf(table, 'judge') !== null && areCards(table, what, scope),
};

const STATES = {
  // What begins alike is tried before what is shorter.
  'toggle-chain': '横置或重置',
  'turn-over': '[翻面|将武将牌翻面]',
  stack: '[叠置|将武将牌叠置]',
  unstack: '平置',
  chain: '横置',
  unchain: '重置',
  restore: '复原武将牌',
} as const;

const STATES_IN_ENGLISH = {
  'toggle-chain': ['become', ' chained or unchained'],
  'turn-over': ['turn', ' over'],
  stack: ['stack', ' the generals'],
  unstack: ['unstack', ' the generals'],
  chain: ['become', ' chained'],
  unchain: ['become', ' unchained'],
  restore: ['reset', ' the general (unchained and face up)'],
} as const;

const changeState: DeedWord<ChangeState> = {
  kind: 'change-state',
  forms: [
    ...Object.entries(STATES).map(([state, zh]) => ({
      as: 'deed',
      zh,
      with: { change: state },
    })),
    // 横置至多2名角色: they are chained.
    ...(['chain', 'unchain'] as const).map((state) => ({
      as: 'act',
      zh: `${STATES[state]}{whom:character}`,
      variant: true as const,
      build: ({ whom }: Readonly<Record<string, unknown>>, span: Let['span']) =>
        ({
          kind: 'let',
          span,
          whom,
          deed: { kind: 'change-state', span, change: state },
        }) as Let,
    })),
  ],
  english: ({ change: state }, _, voice) => {
    const [word, more] = STATES_IN_ENGLISH[state];
    return verb(voice, word) + more;
  },
  explain: meaning('武将牌的状态改变', 'The state of the general changes'),
  rules: ['stateChange.3'],
  *run(table, { change: state }, { actor }) {
    const { chained, turnedOver } = characterOf(table, actor);
    if (state === 'restore') {
      if (chained) yield* table.procedures.changeState(table, actor, 'unchain');
      const back = table.state.mode === 'hegemony' ? 'unstack' : 'turn-over';
      if (turnedOver) yield* table.procedures.changeState(table, actor, back);
      return chained || turnedOver;
    }
    const now = state === 'toggle-chain' ? (chained ? 'unchain' : 'chain') : state;
    return yield* table.procedures.changeState(table, actor, now);
  },
  possible: (table, { change: state }, { actor }) => {
    const { alive, chained, turnedOver } = characterOf(table, actor);
    if (state === 'restore') return alive && (chained || turnedOver);
    if (state === 'chain')
      return alive && !chained && !table.procedures.cannotBeChained(table, actor);
    if (state === 'stack') return alive && !turnedOver;
    if (state === 'unstack') return alive && turnedOver;
    return state === 'unchain' ? alive && chained : alive;
  },
};

const skip: DeedWord<Skip> = {
  kind: 'skip',
  forms: [
    { as: 'deed', zh: '跳过{phase}' },
    // 跳过判定阶段和摸牌阶段: both of them (T20).
    {
      as: 'act',
      zh: '跳过{first:phase}[和|与]{second:phase}',
      variant: true,
      build: ({ first, second }, span) => {
        const one = (phase: unknown) => ({ kind: 'skip', span, phase }) as Skip;
        return { kind: 'jointly', span, first: one(first), second: one(second) } as Jointly;
      },
    },
  ],
  english: ({ phase }, _, voice) =>
    `${verb(voice, 'skip')} ${voice === 'you' || voice === 'you may' ? 'your' : 'its'} ${PHASE_TERMS[phase].en}`,
  explain: meaning('这个阶段不进行', 'That phase does not take place'),
  rules: ['P12'],
  run: (table, { phase }) => table.procedures.skipPhase(table, phase),
  possible: (table, { phase }) => frameOf(table, 'turn')?.skipped.includes(phase) === false,
};

const respond: DeedWord<Respond> = {
  kind: 'respond',
  forms: [
    { as: 'deed', zh: '对{to:named}使用[1张|一张]【{face}】', with: { deed: 'use' } },
    { as: 'deed', zh: '对{to:chosen}使用[1张|一张]【{face}】', with: { deed: 'use' } },
    { as: 'deed', zh: '使用[1张|一张]【{face}】', with: { deed: 'use', to: null } },
    { as: 'deed', zh: '打出[1张|一张]【{face}】', with: { deed: 'play', to: null } },
  ],
  english: ({ deed, face, to }, say, voice) => {
    const on = to === null ? '' : ` on ${say(to, 'you')}`;
    return `${verb(voice, deed)} ${article(say.term('face', face))}${on}`;
  },
  explain: meaning('自己选择用哪张，也可以不用', 'Its player picks which, or none'),
  rules: ['T18', 'needUse.4', 'needPlay.4'],
  *run(table, { deed, face, to }, scope) {
    const [target = null] = to === null ? [] : yield* aimedAt(table, to, face, scope);
    if (to !== null && target === null) {
      // Told as a pick that nobody had to be asked for.
      const { actor: seat } = scope;
      const options = [option('pass', NO_CARD, seat)];
      yield* ask({ seat, kind: 'need-use', options, rule: 'needUse.4' });
      return false;
    }
    rule('T18');
    return (yield* table.procedures.need(table, needIn(deed, face, target, scope))) !== null;
  },
  possible(table, { deed, face, to }, scope) {
    if (deed === 'play') return true;
    const isPossible = (target: Seat | null) =>
      table.procedures.couldNeed(table, needIn(deed, face, target, scope));
    if (to === null) return isPossible(null);
    if (to.kind !== 'chosen-characters') return (known(table, to, scope) ?? []).some(isPossible);
    return candidates(table, to, scope).some((seat) => canAim(table, face, seat, scope));
  },
};

function needIn(deed: Need['deed'], face: string, target: Seat | null, { actor }: Scope): Need {
  return { seat: actor, deed, faces: facesMeant(face), answers: null, target };
}

/** On whom such a card is used: those who are meant, or one whom its user picks of those it can reach (D2). */
function* aimedAt(
  table: SanguoshaTable,
  to: CharacterNoun,
  face: string,
  scope: Scope,
): Flow<readonly Seat[]> {
  if (to.kind !== 'chosen-characters') return known(table, to, scope) ?? [];
  const own = { ...scope, memory: { ...scope.memory, chosen: new Map() } };
  return yield* choose(table, to, own, (seat) => canAim(table, face, seat, scope));
}

/** Could whoever does it use such a card on that character, as far as everybody can tell: not without any card (P9, T31)? */
function canAim(table: SanguoshaTable, face: string, seat: Seat, scope: Scope): boolean {
  return (
    table.procedures.isInRange(table, scope.actor, seat) &&
    table.procedures.couldNeed(table, needIn('use', face, seat, scope))
  );
}

const alternate: DeedWord<Alternate> = {
  kind: 'alternate',
  forms: [
    {
      as: 'deed',
      zh: '{first:named}与{second:named}轮流打出【{face}】，首先不打出的角色受到另一名角色造成的{amount}点伤害',
    },
  ],
  english: ({ first, second, face, amount }, say) =>
    `${say(first, 'you')} and ${say(second, 'you')} alternately play ${article(say.term('face', face))}; the first not to do so takes ${amount} damage from the other`,
  explain: meaning(
    '由前者先打出，直到有人不打出',
    'The former begins; it goes on until one does not',
  ),
  rules: ['needPlay.4', 'T23'],
  *run(table, { first, second, face, amount }, scope) {
    const [one] = known(table, first, scope) ?? [];
    // Whoever was dead before plays none, and is nobody's source (T58).
    const [other] = asked(table, second, scope);
    if (one === undefined || other === undefined) return false;
    let [next, last] = [one, other];
    for (;;) {
      const played = yield* playEnough(table, next, last, face, scope);
      if (!played) break;
      [next, last] = [last, next];
    }
    const value = amountOf(amount, scope) + (scope.frame?.kind === 'use' ? scope.frame.bonus : 0);
    const { channel } = scope;
    return yield* table.procedures.damage(table, {
      source: last,
      victim: next,
      value,
      nature: 'normal',
      channel,
    });
  },
};

/** One turn of the exchange: as many as the other one's skills ask for (无双). */
function* playEnough(
  table: SanguoshaTable,
  seat: Seat,
  against: Seat,
  face: string,
  { frame }: Scope,
): Flow<boolean> {
  const needed = frame?.kind === 'use' ? (frame.asks[against] ?? 1) : 1;
  for (let count = 0; count < needed; count++) {
    const played = yield* table.procedures.need(table, {
      seat,
      deed: 'play',
      faces: facesMeant(face),
      answers: null,
      target: null,
      ...countOf(count, needed),
    });
    if (played === null) return false;
  }
  return true;
}

const invalidate: DeedWord<Invalidate> = {
  kind: 'invalidate',
  forms: [
    { as: 'deed', zh: '[令|][此牌|此【杀】|此【桃】|此锦囊牌|此【决斗】]对{whom:named}无效' },
    { as: 'deed', zh: '令[此牌|此【杀】|此【桃】|此锦囊牌]无效', with: { whom: null } },
  ],
  english: ({ whom }, say, voice) =>
    happens(
      voice,
      'that card',
      `have no effect${whom === null ? '' : ` on ${say(whom, 'you')}`}`,
      'has',
    ),
  explain: meaning(
    '对这个目标（或所有目标）不生效',
    'It does not take effect on that target, or on any',
  ),
  rules: ['use.12', 'use.14'],
  *run(table, { whom }, scope) {
    const frame = scope.frame?.kind === 'use' ? scope.frame : frameOf(table, 'use');
    if (frame === null) return false;
    const valid = frame.targets.filter(({ invalid }) => !invalid).map(({ seat }) => seat);
    const named = whom === null ? valid : (known(table, whom, scope) ?? []);
    const seats = valid.filter((seat) => named.includes(seat));
    if (seats.length > 0) yield* happen(table, { type: 'invalidate', frame, seats });
    const isAnswer = frame.answers >= 0 && frame.targets.length === 0;
    if (whom === null && isAnswer) yield* change(table, frame, { invalid: true });
    return true;
  },
};

const counter: DeedWord<Counter> = {
  kind: 'counter',
  forms: [{ as: 'deed', zh: '抵消所响应的牌' }],
  english: () => 'counter that card',
  explain: meaning(
    '被响应的牌对当前目标不生效',
    'That card does nothing to the target it was about to affect',
  ),
  rules: ['use.16'],
  *run(table, _, { frame }) {
    if (frame?.kind !== 'use') return false;
    const answered = frameById(table, frame.answers) as UseFrame | null;
    if (answered === null) return false;
    yield* change(table, answered, { countered: true });
    return true;
  },
};

const counterFaction: DeedWord<CounterFaction> = {
  kind: 'counter-faction',
  forms: [{ as: 'deed', zh: '对所有同势力的目标抵消所响应的牌' }],
  english: () => 'counter that card for all targets of the same faction',
  explain: meaning(
    '对后面同势力的目标，也不再询问就抵消',
    'For those of the faction still to come, too, without anybody being asked',
  ),
  rules: ['use.15', 'use.16'],
  *run(table, _, { frame }) {
    const answered = frame?.kind === 'use' ? frameById(table, frame.answers) : null;
    if (answered?.kind !== 'use') return false;
    const fellows = fellowTargets(table, answered);
    const targets = answered.targets.map((target, place) =>
      fellows.includes(place) ? { ...target, forestalled: true } : target,
    );
    yield* change(table, answered, { countered: true, targets });
    return true;
  },
  possible: (table) => {
    const answered = frameOf(table, 'use');
    return answered !== null && fellowTargets(table, answered).length > 0;
  },
};

/** The places of the targets still to come that are of the faction of the one being dealt with. */
function fellowTargets(table: SanguoshaTable, { targets, current }: UseFrame): readonly number[] {
  const now = targets[current]?.seat;
  if (now === undefined) return [];
  return targets.flatMap(({ seat }, place) =>
    place > current && isAlive(table, seat) && isSameFaction(table, now, seat) ? [place] : [],
  );
}

const provide: DeedWord<Provide> = {
  kind: 'provide',
  forms: [{ as: 'deed', zh: '视为使用或打出所需的牌' }],
  english: (_, __, voice) => `${verb(voice, 'count')} as using or playing the needed card`,
  explain: meaning('没有实体牌地使用或打出', 'Used or played without any card'),
  rules: ['needUse.1', 'needPlay.1'],
  *run(table, _, { frame, skill }) {
    if (frame?.kind !== 'need') return false;
    const card = madeOf(table, frame.faces[0], [], skill);
    yield* change(table, frame, { done: card });
    return true;
  },
};

const provideBy: DeedWord<ProvideBy> = {
  kind: 'provide-by',
  forms: [{ as: 'deed', zh: '令{whom:everybody}依次选择是否打出所需的牌' }, ...PROVIDED],
  meant: providedBy,
  english: ({ whom }, say, voice) =>
    `${verb(voice, 'let')} ${say(whom, 'you')} choose in turn whether to play the needed card`,
  explain: meaning(
    '有人打出后，视为你使用或打出了那张牌',
    'Once one has played it, it counts as used or played by you',
  ),
  rules: ['needUse.1', 'needPlay.1'],
  *run(table, { whom }, { frame, ...scope }) {
    if (frame?.kind !== 'need') return false;
    for (const seat of known(table, whom, { frame, ...scope }) ?? []) {
      const { faces } = frame;
      const needed = { seat, deed: 'play', faces, answers: null, target: null } as const;
      const played = yield* table.procedures.need(table, needed);
      if (played === null) continue;
      yield* change(table, frame, { done: { ...played, real: [] } });
      return true;
    }
    return false;
  },
  possible: (table, { whom }, scope) => areThere(table, whom, scope),
};

const pindian: DeedWord<Pindian> = {
  kind: 'pindian',
  forms: [{ as: 'deed', zh: '[与|和]{whom:character}拼点' }],
  english: ({ whom }, say, voice) => `${verb(voice, 'compare')} ranks with ${say(whom, 'you')}`,
  explain: meaning('双方各出一张手牌比点数', 'Both lay a hand card, and ranks are compared'),
  rules: ['pindian.2'],
  *run(table, { whom }, scope) {
    const targets = yield* meant(table, whom, scope);
    const { winners, cards } = yield* table.procedures.pindian(table, scope.actor, targets);
    speakOf(scope, cards);
    scope.memory.winner = winners[0] ?? NOBODY;
    scope.memory.rival = targets[0] ?? NOBODY;
    return winners.length > 0;
  },
  possible: (table, { whom }, scope) =>
    hasHand(table, scope.actor) && areThere(table, whom, scope, (seat) => hasHand(table, seat)),
  declare: (table, { whom }, scope) => declared(table, whom, scope, (seat) => hasHand(table, seat)),
};

function hasHand(table: SanguoshaTable, seat: Seat): boolean {
  return cardsIn(table, seat, 'hand').length > 0;
}

/** Flows and what is done to them, by kind. */
export const FLOW_DEEDS = {
  judge,
  retrial,
  'change-state': changeState,
  skip,
  'use-as': useAs,
  respond,
  alternate,
  invalidate,
  counter,
  'counter-faction': counterFaction,
  provide,
  'provide-by': provideBy,
  'change-skill': changeSkill,
  pindian,
} as const;
