import type { Form, Node } from '@lianhuan/cardtext';
import type { Cards } from '../../nodes/index.ts';

/** How 生还 is written as what happens in place of 阵亡, with what is done for it and under which condition (801.9b). */

type Build = NonNullable<Form['build']>;

const WOULD = '[|将|将要|将会|要|会]';
/** Whoever falls, and that they would. 当 fires once in a game (703.2b), and what is replaced has no such time. */
const OPEN = `[|若|如果|每当]{who:cards}${WOULD}阵亡[时，|时|，|则，|时，则|，则]`;
const UNDER_CONDITION = [
  `[|若|如果|每当]{who:cards}${WOULD}阵亡[时，若|时，如果|，若|，如果|且|，且|，并且]{condition}，[则|]`,
  `[若|如果]{condition}[且|，且|并且|，并且]{who:cards}${WOULD}阵亡，[则|]`,
];

/** That it survives, said without naming it again. */
const SAVED =
  '[生还|改为生还|生还该将领|生还其|生还该卡|该将领生还|其生还|该卡生还|使该将领生还|使其生还|令其生还|令该将领生还|将其生还|则该将领生还|则生还]';
const AND = '[，|后，|，则|后|，之后|，然后]';

/** What is done for it before; nothing, or what may be declined. */
const COSTS = [
  { zh: '', may: false },
  { zh: '[|己方][可|可以]', may: true },
  { zh: `[|己方][可|可以]{cost:deed}${AND}`, may: true },
  { zh: `{cost:deed}${AND}`, may: false },
] as const;

/** 生还 of the card by its own name, or 本将领: the same card as the one that would fall. */
function isSame(one: Cards, other: Cards): boolean {
  if (one.kind !== 'selection' || other.kind !== 'selection') return one.kind === other.kind;
  const [mine, theirs] = [one.filter, other.filter];
  return mine.kind === 'named' && theirs.kind === 'named' && mine.name === theirs.name;
}

const saves =
  (may: boolean): Build =>
  ({ condition, who, again, cost = null }, span) => {
    if (again !== undefined && !isSame(who as Cards, again as Cards)) return null;
    const word =
      may || cost !== null
        ? { kind: 'survives-for', span, who, may, cost }
        : { kind: 'survives', span, who };
    if (condition === undefined) return word as unknown as Node;
    return { kind: 'while', span, condition, words: [word] } as unknown as Node;
  };

function formsOf(heads: readonly string[], as: string): readonly Form[] {
  return heads.flatMap((head) =>
    COSTS.flatMap(({ zh, may }) =>
      [SAVED, '[|则|使|令]{again:cards}生还', '生还{again:cards}'].map(
        (saved): Form => ({ as, zh: `${head}${zh}${saved}`, variant: true, build: saves(may) }),
      ),
    ),
  );
}

export const SURVIVING = formsOf([OPEN], 'simple');
export const SURVIVING_IF = formsOf(UNDER_CONDITION, 'conditional');
