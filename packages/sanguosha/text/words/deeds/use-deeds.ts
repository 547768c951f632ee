import { article, counted, meaning, verb } from '@lianhuan/cardtext';
import { ask, type Flow, option } from '@lianhuan/kernel';
import { change } from '../../../events/pipeline.ts';
import type { Target, UseFrame } from '../../../table/frames.ts';
import { frameOf, type SanguoshaTable, zoneOf } from '../../../table/table.ts';
import { of, shared } from '../../../table/zones.ts';
import { happens, isMay } from '../../english/clauses.ts';
import { type Scope, speakOf } from '../../meaning/scope.ts';
import type {
  CountAs,
  IgnoreArmour,
  KeepHidden,
  PassOn,
  RequireAnswers,
  RequirePlays,
  RevealTop,
  StillEffective,
  TakeRevealed,
  Unanswerable,
} from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';
import { amountOf } from './card-deeds.ts';

/** What is done to the use of a card. */

/** The use that the words are about; null for none. */
export function useIn(table: SanguoshaTable, { frame }: Scope): UseFrame | null {
  return frame?.kind === 'use' ? frame : frameOf(table, 'use');
}

const passOn: DeedWord<PassOn> = {
  kind: 'pass-on',
  forms: [{ as: 'deed', zh: '将此牌置于下家的判定区' }],
  english: () => 'put that card into the next character’s judgement area',
  explain: meaning(
    '下家已有同名的牌时再往下',
    'To the one after it where one of the name lies already',
  ),
  rules: ['D6'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* table.procedures.passOn(table, frame.card, frame.targets[0].seat);
    return true;
  },
};

const revealTop: DeedWord<RevealTop> = {
  kind: 'reveal-top',
  forms: [{ as: 'deed', zh: '亮出牌堆顶的{count:amount}张牌' }],
  english: ({ count }, _, voice) =>
    `${verb(voice, 'turn')} up the top ${counted(count, 'card')} of the draw pile`,
  explain: meaning('置入处理区，正面朝上', 'Into the processing area, face up'),
  rules: ['use.9', 'P14'],
  *run(table, { count }, scope) {
    const processing = shared('processing');
    const wanted = amountOf(count, scope);
    const cards = yield* table.procedures.takeTop(table, wanted, processing, scope.actor);
    speakOf(scope, cards);
    scope.memory.revealed = cards;
    const frame = useIn(table, scope);
    if (frame !== null) yield* change(table, frame, { revealed: cards });
    return cards.length > 0;
  },
};

const takeRevealed: DeedWord<TakeRevealed> = {
  kind: 'take-revealed',
  forms: [{ as: 'deed', zh: '获得1张亮出的牌' }],
  english: (_, __, voice) => `${verb(voice, 'take')} 1 of the turned-up cards`,
  explain: meaning('从亮出的牌里选一张', 'One of those that were turned up'),
  rules: ['use.18'],
  *run(table, _, scope) {
    const left = (useIn(table, scope)?.revealed ?? []).filter(
      (card) => zoneOf(table, card) === 'processing',
    );
    if (left.length === 0) return false;
    const choice = yield* ask({
      seat: scope.actor,
      kind: 'obtain',
      options: left.map((card) => option('pick', card, scope.actor)),
      rule: 'use.18',
    });
    const hand = of(scope.actor, 'hand');
    const to = { to: hand, reason: 'obtain', by: scope.actor } as const;
    return (yield* table.procedures.move(table, [choice.card], to)).length > 0;
  },
};

const stillEffective: DeedWord<StillEffective> = {
  kind: 'still-effective',
  forms: [{ as: 'deed', zh: '此牌依然对目标角色生效' }],
  english: (_, __, voice) => happens(voice, 'that card', 'take effect on its target anyway'),
  explain: meaning('当作没有被抵消', 'As if it had not been countered'),
  rules: ['use.16'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* change(table, frame, { countered: false });
    return true;
  },
};

const ignoreArmour: DeedWord<IgnoreArmour> = {
  kind: 'ignore-armour',
  forms: [
    { as: 'deed', zh: '[|令][此牌|此【杀】|该【杀】]无视[目标角色的防具|其防具|防具|目标的防具]' },
  ],
  english: (_, __, voice) => happens(voice, 'that card', 'ignore its target’s armour'),
  explain: meaning('目标的防具对此牌没有作用', 'The armour of its target does nothing against it'),
  rules: ['P1'],
  *run(table, _, scope) {
    return yield* changeTarget(table, scope, { armourless: true });
  },
};

const keepHidden: DeedWord<KeepHidden> = {
  kind: 'keep-hidden',
  forms: [{ as: 'deed', zh: '此牌使用结算结束前，所有目标角色不能明置武将牌' }],
  english: () => 'until that card is resolved, its targets cannot show generals',
  explain: meaning(
    '不能明置，也就不能发动暗置的武将牌的技能；后来成为目标的也一样',
    'Nor use skills of hidden ones, then; whoever becomes a target later neither',
  ),
  rules: ['H7', 'P11'],
  *run(table, _, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* change(table, frame, { keepsHidden: true });
    return true;
  },
};

/** Changes what the use makes of the target being dealt with. @returns whether there is one */
function* changeTarget(table: SanguoshaTable, scope: Scope, to: Partial<Target>): Flow<boolean> {
  const frame = useIn(table, scope);
  if (frame === null || frame.current < 0) return false;
  const targets = frame.targets.map((target, place) =>
    place === frame.current ? { ...target, ...to } : target,
  );
  yield* change(table, frame, { targets });
  return true;
}

const unanswerable: DeedWord<Unanswerable> = {
  kind: 'unanswerable',
  forms: [
    {
      as: 'deed',
      zh: '[令|][此牌|此【杀】|该【杀】][不能被目标角色抵消|不能被其抵消|不能被抵消|不可被抵消|不能被【闪】抵消|不可被【闪】抵消|不能被【闪】响应|不可被【闪】响应|不能被其响应|不能被目标角色响应|不可被响应|不能被响应|不能被其使用【闪】抵消]',
    },
    {
      as: 'deed',
      zh: '[其|目标角色|该角色]不能使用【闪】[|抵消此牌|抵消此【杀】|响应此牌|响应此【杀】]',
      variant: true,
    },
  ],
  english: (_, __, voice) =>
    isMay(voice) ? 'prevent its target from countering it' : 'its target cannot counter it',
  explain: meaning('目标不能使用牌抵消它', 'Its target uses no card to counter it'),
  rules: ['use.15'],
  run: (table, _, scope) => changeTarget(table, scope, { unanswerable: true }),
};

const requireAnswers: DeedWord<RequireAnswers> = {
  kind: 'require-answers',
  forms: [
    { as: 'deed', zh: '目标角色需依次使用{count:number}张牌抵消此牌' },
    {
      as: 'deed',
      zh: '[目标角色|该角色|其][需|须]依次使用{count:number}张[【闪】|牌|【闪】来]才能抵消[此牌|此【杀】|该【杀】|之]',
      variant: true,
    },
  ],
  english: ({ count }, _, voice) =>
    happens(voice, 'its target', `need to use ${counted(count, 'card')} to counter it`),
  explain: meaning('少一张就没有抵消', 'With one less it is not countered'),
  rules: ['use.15'],
  run: (table, { count }, scope) => changeTarget(table, scope, { answers: count }),
};

const requirePlays: DeedWord<RequirePlays> = {
  kind: 'require-plays',
  forms: [{ as: 'deed', zh: '与你轮流打出牌的角色每次需打出{count:number}张' }],
  english: ({ count }, _, voice) =>
    happens(
      voice,
      'the character alternating with you',
      `need to play ${counted(count, 'card')} each time`,
    ),
  explain: meaning('少一张就是没有打出', 'With one less it counts as none'),
  rules: ['needPlay.4'],
  *run(table, { count }, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* change(table, frame, { asks: { ...frame.asks, [scope.seat]: count } });
    return true;
  },
};

const countAs: DeedWord<CountAs> = {
  kind: 'count-as',
  forms: [{ as: 'deed', zh: '此牌视为【{face}】' }],
  english: ({ face }, say, voice) =>
    `${verb(voice, 'treat')} that card as ${article(say.term('face', face))}`,
  explain: meaning('它就是那种牌了', 'It is that card from here on'),
  rules: ['use.2'],
  *run(table, { face }, scope) {
    const frame = useIn(table, scope);
    if (frame === null) return false;
    yield* change(table, frame, { card: { ...frame.card, face } });
    return true;
  },
};

/** What is done to uses, by kind. */
export const USE_DEEDS = {
  'pass-on': passOn,
  'reveal-top': revealTop,
  'take-revealed': takeRevealed,
  'still-effective': stillEffective,
  'ignore-armour': ignoreArmour,
  'keep-hidden': keepHidden,
  'count-as': countAs,
  unanswerable,
  'require-answers': requireAnswers,
  'require-plays': requirePlays,
} as const;
