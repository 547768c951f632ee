import type { Form, Node } from '@lianhuan/cardtext';
import type { CharacterQuality } from '../../nodes/nodes.ts';

/** Characters that are chosen, as it is printed with what they are before their number: read, and never printed. */

type Span = Node['span'];

function quality(kind: string, fields: object, span: Span): CharacterQuality {
  return { kind, span, ...fields } as unknown as CharacterQuality;
}

/** Anybody but the user of the card. */
function notUser(span: Span): CharacterQuality {
  return quality('except', { whom: { kind: 'named-characters', span, who: 'user' } }, span);
}

const EXCEPT_USER =
  '（[此【杀】的使用者除外|此牌的使用者除外|此牌使用者除外|使用者除外|不能是此【杀】的使用者|不能是此牌的使用者]）';

/** 你攻击范围内的另1名其他角色（此【杀】的使用者除外）, 攻击范围内的另1名角色. */
export const WIDER: readonly Form[] = ['', EXCEPT_USER].flatMap((but) =>
  [true, false].flatMap((apart) =>
    [true, false].flatMap((other): Form[] => {
      if (!apart && but === '') return [];
      const noun = other ? '其他角色' : '角色';
      return [
        {
          as: 'chosen',
          zh: `{first:character-quality}${apart ? '另' : ''}{count:amount}名${noun}${but}`,
          variant: true,
          build: ({ first, count }, span) =>
            ({
              kind: 'chosen-characters',
              span,
              upTo: false,
              count,
              other,
              // Whoever is nearest is somebody else anyhow.
              apart: apart && (first as Node).kind !== 'nearest',
              qualities: but === '' ? [first] : [first, notUser(span)],
              together: null,
            }) as Node,
        },
      ];
    }),
  ),
);

/** 1名除使用者外的攻击范围内的其他角色, without 、 between what it is. */
export const BUT_ONE: readonly Form[] = [true, false].flatMap((upTo) =>
  [true, false].map(
    (other): Form => ({
      as: 'chosen',
      zh: `${upTo ? '[至多|最多]' : ''}{count:amount}名除{whom:named}外的{second:character-quality}${other ? '其他角色' : '角色'}`,
      with: { upTo, other, apart: false, together: null },
      variant: true,
      build: ({ whom, second, ...read }, span) => {
        const qualities = [quality('except', { whom }, span), second];
        return { kind: 'chosen-characters', span, ...read, qualities } as Node;
      },
    }),
  ),
);
