import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { Role } from '../../../cards/definition.ts';
import { rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { pickedByFeature } from '../../meaning/features.ts';
import { isRole } from '../../meaning/roles-named.ts';
import { forCards, isSubject } from '../../meaning/subjects.ts';
import type { OnlyAs } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import type { ForbidWordOf } from '../../reading/word.ts';

/** Words that keep generals from other slots (200.7). */

/** 不能为主将: it can be one of the others. */
const ROLE_NOUNS = [
  { zh: '主将', others: ['adviser', 'deputy'] },
  { zh: '军师', others: ['main', 'deputy'] },
  { zh: '副将', others: ['main', 'adviser'] },
] as const;

const onlyAs: ForbidWordOf<OnlyAs> = {
  kind: 'only-as',
  forms: [
    ...forCards('只能为{filter:filter}'),
    ...ROLE_NOUNS.map(
      ({ zh, others }): Form => ({
        as: 'simple',
        zh: `{who:cards}[不能|不可|无法|不得][为|成为|作为|担任]${zh}`,
        variant: true,
        build: ({ who }, span) => {
          const filter = {
            kind: 'either',
            span,
            nouns: others,
          };
          return { kind: 'only-as', span, who, filter } as unknown as Node;
        },
      }),
    ),
  ],
  english: ({ who, filter }, say) =>
    `${they(who, say, 'can only be', 'can only be')} ${say.one(filter, 'you')}`,
  explain: meaning(
    '不能以别的角色上场；换到别的将领槽就返回手牌',
    'It enters play in no other slot, and returns to hand from one',
  ),
  rules: ['101.2', '200.7'],
  effect: 'forbid',
  events: () => ['move'],
  forbids: (table, { who, filter }, effect, event, scope) => {
    // Only moves into play are forbidden: a general that changes slots in play is returned to the hand
    // afterwards (200.7).
    if (event.type !== 'move') return false;
    const role = roleThere(table, event.to);
    if (role === null || !isSubject(table, who, event.card, effect, scope)) return false;
    // A card that enters face down shows no characteristics.
    if (event.faceDown && who !== null && pickedByFeature(who) && rule('112.2c')) return false;
    return !isRole(filter, role);
  },
};

function roleThere(table: SanguozhiTable, zone: number): Role | null {
  const { name } = table.zones[zone];
  return name === 'main' || name === 'adviser' || name === 'deputy' ? name : null;
}

export const ROLE_LASTING = { 'only-as': onlyAs } as const;
