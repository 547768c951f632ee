import type { Form, Node, Span, Unmeant } from '@lianhuan/cardtext';
import type { ComparedCounts, PlayerNumber, Side } from '../nodes/index.ts';
import { type CardPlace, says } from '../reading/word.ts';

/** Cards that were used this turn, as conditions and triggers speak of them: 本回合使用的第1张法术, 本回合使用过法术. */

/** The kinds of cards, their names and what counts them. */
export const USED_KINDS = [
  { zh: '卡牌', noun: 'card', what: 'played' },
  { zh: '随从', noun: 'follower', what: 'played-followers' },
  { zh: '护符', noun: 'amulet', what: 'played-amulets' },
  { zh: '法术', noun: 'spell', what: 'played-spells' },
] as const;

/** This turn, as it may be written. */
export const THIS_TURN = '[本回合|这个回合|此回合|每回合|每个回合|各回合][中|内|]';
/** The first of them: 第1张. */
export const THE_NTH = '第{nth:number}[张|个|名]';

/** How many such cards the player has used this turn, compared with a number. */
export function usedSoMany(
  read: { readonly side: Side; readonly what: PlayerNumber['what'] },
  comparison: ComparedCounts['comparison'],
  amount: number,
  span: Span,
): ComparedCounts {
  const count = { kind: 'player-number', span, ...read } as const;
  const than = { kind: 'number', span, amount } as const;
  return { kind: 'compared-counts', span, count, comparison, than };
}

/** What is said of a card itself: that it is one of those used, or that others were. */
interface OfItself extends ComparedCounts {
  readonly of: 'nth' | 'others';
}

const COUNT_THEM = says(
  '此卡牌自己也算在内（13.2.1.2）：写「若你本回合使用的法术数量≥2」这样的',
  'This card counts too (13.2.1.2): write such as 若你本回合使用的法术数量≥2',
);

/**
 * What is said of a card itself as a number of cards used: while its cost is counted it is not yet among them, and when
 * its words are carried out it is (13.2.1.2).
 */
export function countedWith(
  node: ComparedCounts,
  { ancestors }: CardPlace,
): ComparedCounts | Unmeant {
  if (!('of' in node)) return node;
  const { of, ...compared } = node as OfItself;
  const isOfCost = ancestors.some(
    (around) =>
      around.kind === 'while' &&
      (around as Node & { readonly words: readonly Node[] }).words.some(
        ({ kind }) => kind === 'cost-change',
      ),
  );
  if (of === 'others') return isOfCost ? compared : { why: COUNT_THEM };
  if (!isOfCost || compared.than.kind !== 'number') return compared;
  const before = (compared.than.amount as number) - 1;
  return { ...compared, than: { ...compared.than, amount: before } };
}

interface Read {
  readonly side?: Side;
  readonly nth?: number;
}

const NOW = '[|在][本回合|这个回合|此回合][中|内|]';
/** The player and the turn, in either order. */
const WHOSE = [`{side}${NOW}`, `${NOW}[，|]{side}`, NOW];

/** A condition about the cards of each kind; whose turn’s cards is said, or one’s own. */
function ofEachKind(
  zh: (noun: string) => string,
  build: (read: Required<Read>, what: PlayerNumber['what'], span: Span) => Node,
): Form[] {
  return USED_KINDS.flatMap(({ zh: noun, what }) =>
    WHOSE.map(
      (whose): Form => ({
        as: 'fact',
        zh: `${whose}${zh(noun)}`,
        variant: true,
        build: (read, span) => {
          const { side = 'own', nth = 1 } = read as Read;
          return build({ side, nth }, what, span);
        },
      }),
    ),
  );
}

/** 若你本回合使用过法术, 若本回合没有使用法术; on the card itself also 若这是本回合使用的第1张法术. */
export const USED_THIS_TURN: readonly Form[] = [
  ...ofEachKind(
    (noun) => `[使用过|使用了|已使用|已使用过|已经使用过|已经使用了|已使用了]${noun}`,
    ({ side }, what, span) => usedSoMany({ side, what }, 'at-least', 1, span),
  ),
  ...ofEachKind(
    (noun) =>
      `[没有使用过|未使用过|尚未使用|没有使用|未使用|没使用过|还没有使用过|尚未使用过]${noun}`,
    ({ side }, what, span) => usedSoMany({ side, what }, 'exactly', 0, span),
  ),
  ...ofEachKind(
    (noun) =>
      `[使用过|使用了|已使用|已使用过|已经使用过|已经使用了|已使用了]{nth:number}[张|个|名][以上|或以上|][|的]${noun}`,
    ({ side, nth }, what, span) => usedSoMany({ side, what }, 'at-least', nth, span),
  ),
  ...ofEachKind(
    (noun) => `[使用过|使用了|已使用|已使用过|已经使用过|已经使用了|已使用了]其他[|的]${noun}`,
    ({ side }, what, span) => others(usedSoMany({ side, what }, 'at-least', 1, span)),
  ),
  ...ofEachKind(
    (noun) => `[没有使用过|未使用过|尚未使用|没有使用|未使用|没使用过|尚未使用过]其他[|的]${noun}`,
    ({ side }, what, span) => others(usedSoMany({ side, what }, 'exactly', 0, span)),
  ),
  ...USED_KINDS.flatMap(({ zh: noun, what }) =>
    ['{side}', ''].map(
      (whose): Form => ({
        as: 'fact',
        zh: `[|这|此|其|该|此卡牌|该卡牌|这张卡牌][是|为]${whose}${THIS_TURN}[使用|所使用|使用过]的${THE_NTH}${noun}`,
        variant: true,
        build: (read, span) => {
          const { side = 'own', nth = 1 } = read as Read;
          return { ...usedSoMany({ side, what }, 'exactly', nth, span), of: 'nth' } as Node;
        },
      }),
    ),
  ),
];

function others(compared: ComparedCounts): Node {
  return { ...compared, of: 'others' } as Node;
}
