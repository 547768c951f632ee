import type { Form, Node } from '@lianhuan/cardtext';

/** What somebody has or has not in the equipment area: 装备区里没有防具牌的. */

const OF_KIND = [
  ['weapon', '武器'],
  ['armour', '防具'],
  ['mount', '坐骑'],
] as const;

/** 装备区里没有防具牌的; 你没有装备防具, 你装备着武器. */
export const EQUIPPED: readonly Form[] = [true, false].flatMap((not): Form[] => [
  {
    as: 'character-quality',
    zh: `装备区里${not ? '没有' : '有'}{sort:card-sort}的`,
    with: { at: 'equipment', not },
  },
  {
    as: 'predicate',
    zh: `装备区里${not ? '[没有|无]' : '有'}{sort:card-sort}`,
    with: { at: 'equipment', not },
    variant: true,
  },
  ...OF_KIND.map(
    ([sort, zh]): Form => ({
      as: 'predicate',
      zh: `${not ? '[没有装备|没装备|未装备]' : '[装备着|装备了]'}${zh}`,
      variant: true,
      build: (_, span) => {
        const ofSort = { kind: 'of-sort', span, sort, not: false };
        return { kind: 'has-cards', span, at: 'equipment', not, sort: ofSort } as Node;
      },
    }),
  ),
]);
