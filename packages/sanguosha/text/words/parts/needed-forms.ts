import type { Form, Node, Place, Unmeant } from '@lianhuan/cardtext';
import type { ProvideBy, TriggerPart } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** 选择是否打出1张【杀】，视为由你使用或打出: the card that is needed, named; read, and never printed. */

const OTHER_CARD = says(
  '这里需要的是另一张牌；写作 令…依次选择是否打出所需的牌',
  'Another card is needed here: write 令…依次选择是否打出所需的牌',
);

/** Is that card what the trigger around needs? */
export function isNeeded(face: string, ancestors: readonly Node[]): boolean {
  const part = ancestors.find(({ kind }) => kind === 'trigger') as TriggerPart | undefined;
  return part?.on.kind === 'need-occasion' && part.on.face === face;
}

const AS_YOURS =
  '[|，视为由你使用或打出|（视为由你使用或打出）|，视为你使用或打出|，视为由你使用|，视为由你打出|，视为你使用或打出此【杀】]';
const CHOOSES = '[依次|][选择是否|可以][替你|]打出[1张|一张]';

/** As printed cards say it. */
export const PROVIDED: readonly Form[] = [
  {
    as: 'deed',
    zh: `令{whom:everybody}${CHOOSES}【{face}】${AS_YOURS}`,
    variant: true,
  },
  // 令其他蜀势力角色….
  {
    as: 'deed',
    zh: `令其他{quality:character-quality}角色${CHOOSES}【{face}】${AS_YOURS}`,
    variant: true,
    build: ({ quality, face }, span) => {
      const whom = { kind: 'all-characters', span, other: true, qualities: [quality] };
      return { kind: 'provide-by', span, whom, face } as Node;
    },
  },
];

/** What was written with the name of the card is what is needed, or nothing. */
export function providedBy(node: ProvideBy, { ancestors }: Place): ProvideBy | Unmeant {
  if (!('face' in node)) return node;
  const { kind, span, whom } = node;
  return isNeeded(node.face as string, ancestors) ? { kind, span, whom } : { why: OTHER_CARD };
}
