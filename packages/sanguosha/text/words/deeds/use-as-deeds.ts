import { type Form, meaning, type Node, type Place, type Unmeant, verb } from '@lianhuan/cardtext';
import type { Seat } from '@lianhuan/kernel';
import type { CardInUse } from '../../../table/cards-in-use.ts';
import { madeOf, type SanguoshaTable } from '../../../table/table.ts';
import { areThere, known, meant } from '../../meaning/characters.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { ChangeSkill, Jointly, Provide, UseAs } from '../../nodes/nodes.ts';
import { PERIODS } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { isNeeded } from '../parts/needed-forms.ts';
import { declared } from './card-deeds.ts';

/** What is used without a card, and skills that come and go. */

const NEEDED = says(
  '需要使用或打出它时，写作 视为使用或打出所需的牌',
  'Where it is needed, write 视为使用或打出所需的牌',
);
const NOT_NEEDED = says(
  '这里不需要打出它；只有 当你需要使用或打出…时 才能这样说',
  'Nothing is to be played here: that is said where a card is needed',
);

/** 当你需要使用或打出【闪】时，…视为使用一张【闪】: the card that is needed. */
function cardNeeded(node: UseAs, { ancestors }: Place): UseAs | Provide | Unmeant {
  const { to, face, span } = node;
  if (to === null && isNeeded(face, ancestors)) return { kind: 'provide', span };
  return 'needed' in node ? { why: NOT_NEEDED } : node;
}

/** Cards that are used on one other character. */
const SLASHES: ReadonlySet<string> = new Set(['slash', 'fire-slash', 'thunder-slash']);

export const useAs: DeedWord<UseAs> = {
  kind: 'use-as',
  forms: [
    {
      as: 'deed',
      zh: '视为对{to:character}使用[|1张|一张]【{face}】',
      with: { unanswerable: false },
    },
    {
      as: 'deed',
      zh: '视为对{to:character}使用不能被响应的【{face}】',
      with: { unanswerable: true },
    },
    {
      as: 'deed',
      zh: '视为使用[|1张|一张]【{face}】',
      with: { to: null, unanswerable: false },
    },
    // 视为使用或打出1张【闪】: of a card that is needed.
    {
      as: 'deed',
      zh: '视为[使用或打出|打出][|1张|一张]【{face}】',
      with: { to: null, unanswerable: false, needed: true },
      variant: true,
    },
    // 视为使用1张无距离限制的【杀】: on anybody else.
    {
      as: 'deed',
      zh: '视为[|对1名其他角色|对一名其他角色]使用[|1张|一张]无距离限制的【{face}】',
      variant: true,
      build: ({ face }, span) => {
        const one = { upTo: false, count: 1, other: true, apart: false, together: null };
        const to = { kind: 'chosen-characters', span, ...one, qualities: [] };
        return SLASHES.has(face as string)
          ? ({ kind: 'use-as', span, face, to, unanswerable: false } as Node)
          : null;
      },
    },
  ],
  meant: cardNeeded,
  check: ({ face, to }, { ancestors }) =>
    to === null && isNeeded(face, ancestors) ? NEEDED : null,
  english: ({ face, to, unanswerable }, say, voice) => {
    const cannot = unanswerable ? ' (it cannot be answered)' : '';
    const on = `${to === null ? '' : ` on ${say(to, 'you')}`}${cannot}`;
    return `${verb(voice, 'use')} a virtual ${say.term('face', face)}${on}`;
  },
  explain: meaning('没有实体牌地使用', 'It is used without any card'),
  rules: ['preUse.4', 'preUse.5'],
  *run(table, { face, to, unanswerable }, scope) {
    const card = madeOf(table, face, [], scope.skill);
    if (to === null) return yield* table.procedures.useFreely(table, scope.actor, card);
    const isLegal = (seat: Seat) => couldBe(table, card, seat, scope);
    const legal = (yield* meant(table, to, scope, isLegal)).filter(isLegal);
    if (legal.length === 0) return false;
    return yield* table.procedures.use(table, scope.actor, card, legal, unanswerable);
  },
  possible: (table, { face, to }, scope) => {
    const card = madeOf(table, face, [], scope.skill);
    if (to === null) return table.procedures.canUseFreely(table, scope.actor, card);
    const seats = known(table, to, scope);
    if (seats === null)
      return areThere(table, to, scope, (seat) => couldBe(table, card, seat, scope));
    return seats.some((seat) => couldBe(table, card, seat, scope));
  },
  declare: (table, { face, to }, scope) => {
    if (to === null) return nothing();
    const card = madeOf(table, face, [], scope.skill);
    return declared(table, to, scope, (seat) => couldBe(table, card, seat, scope));
  },
};

/** Could whoever does it use the card on that character, if words have it do so (preUse.5)? */
function couldBe(table: SanguoshaTable, card: CardInUse, seat: Seat, { actor }: Scope): boolean {
  return table.procedures.couldBeUsedOn(table, actor, card, seat);
}

function* nothing() {
  return true;
}

/** 获得技能“英姿”, 获得〖马术〗和〖英姿〗: both of them (T20). */
const GAINED: readonly Form[] = [
  {
    as: 'deed',
    zh: '[获得|获得技能]“{skill:name}”',
    with: { gains: true, period: 'always' },
    variant: true,
  },
  {
    as: 'act',
    zh: '[获得|获得技能][〖|“]{first:name}[〗|”][和|与|、|及][〖|“]{second:name}[〗|”]',
    variant: true,
    build: ({ first, second }, span) => {
      const one = (skill: unknown) =>
        ({ kind: 'change-skill', span, skill, gains: true, period: 'always' }) as ChangeSkill;
      return { kind: 'jointly', span, first: one(first), second: one(second) } as Jointly;
    },
  },
];

export const changeSkill: DeedWord<ChangeSkill> = {
  kind: 'change-skill',
  forms: [
    { as: 'deed', zh: '{period}内获得〖{skill:name}〗', with: { gains: true } },
    { as: 'deed', zh: '[获得|获得技能]〖{skill:name}〗', with: { gains: true, period: 'always' } },
    ...GAINED,
    { as: 'deed', zh: '失去〖{skill:name}〗', with: { gains: false, period: 'always' } },
  ],
  english: ({ gains, skill, period }, _, voice) => {
    const change_ = `${verb(voice, gains ? 'gain' : 'lose')} 〖${skill}〗`;
    return period === 'always' ? change_ : `${change_} for ${PERIODS[period].en}`;
  },
  explain: meaning('多一个或少一个武将技能', 'One skill more, or one less'),
  rules: ['T56'],
  *run(table, { gains, skill, period }, { actor }) {
    if (gains) yield* table.procedures.gainSkill(table, actor, skill, period);
    else yield* table.procedures.loseSkill(table, actor, skill);
    return true;
  },
};
