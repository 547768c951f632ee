import { CORE_WORDS, type Form, type Node, type Then, type Unmeant } from '@lianhuan/cardtext';
import type { Deed, Let } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** Who is told to do something, as it is printed: read, and never printed so. */

/** Somebody is chosen; then that is done of “you” and them. @param more what it says besides */
export function withChosen(
  whom: unknown,
  span: Node['span'],
  kind: 'let' | 'exchange-hands',
  more: object = {},
): Node {
  const pair = { kind: 'named-characters', span, who: 'pair' };
  const steps = [
    { kind: 'choose-characters', span, whom },
    { kind, span, whom: pair, ...more },
  ];
  return { kind: 'sequence', span, steps } as Node;
}

/** 你令其…, 你减1点体力上限并…, 令你与1名其他角色各…. */
export const TOLD: readonly Form[] = [
  // 其须弃置1张牌.
  {
    as: 'act',
    zh: '[|令]{whom:character}[须|须各|各须|必须]{deed:deed}',
    variant: true,
    build: ({ whom, deed }, span) =>
      (whom as { who?: string }).who === 'you' ? null : ({ kind: 'let', span, whom, deed } as Node),
  },
  // 你再回复1点体力.
  {
    as: 'act',
    zh: '[|令]{whom:named}[再|也|还]{deed:deed}',
    variant: true,
    build: ({ whom, deed }, span) => ({ kind: 'let', span, whom, deed }) as Node,
  },
  {
    as: 'act',
    zh: '{whom:named}[|各]{deed:act}',
    variant: true,
    build: ({ whom, deed }, span) => {
      const { kind } = deed as Deed;
      if (kind === 'let') return (whom as { who?: string }).who === 'you' ? (deed as Deed) : null;
      return kind === 'jointly' || kind === 'choose'
        ? ({ kind: 'let', span, whom, deed } as Node)
        : null;
    },
  },
  {
    as: 'effect',
    zh: '[|令]你[与|和]{whom:chosen}[各|各自]{deed:deed}',
    variant: true,
    build: ({ whom, deed }, span) => withChosen(whom, span, 'let', { deed }),
  },
  // 你与1名其他角色各弃置1张牌，然后…; 1名其他角色与你各…; 与1名其他角色各….
  ...['', '，{rest:effect}'].flatMap((rest) =>
    [
      ...(rest === '' ? [] : ['[|令]你[与|和]{whom:chosen}[各|各自]{deed:deed}']),
      '[|令]{whom:chosen}[与|和]你[各|各自]{deed:deed}',
      '与{whom:chosen}[各|各自]{deed:deed}',
    ].map(
      (begin): Form => ({
        as: 'effect',
        zh: `${begin}${rest}`,
        variant: true,
        build: ({ whom, deed, rest: more }, span) => {
          const told = withChosen(whom, span, 'let', { deed }) as unknown as Sequence;
          if (more === undefined) return told as unknown as Node;
          return { ...told, steps: [...told.steps, ...stepsOf(more as Deed)] } as unknown as Node;
        },
      }),
    ),
  ),
  // 与其各摸1张牌.
  {
    as: 'act',
    zh: '与[其|该角色|该名角色][各|各自]{deed:deed}',
    variant: true,
    build: ({ deed }, span) => {
      const whom = { kind: 'named-characters', span, who: 'pair' };
      return { kind: 'let', span, whom, deed } as Node;
    },
  },
];

type Sequence = Extract<Deed, { kind: 'sequence' }>;

const stepsOf = (deed: Deed): readonly Deed[] => (deed.kind === 'sequence' ? deed.steps : [deed]);

const CHOOSE = /^\[选择一项[^\]]*\]/;
const EACH = '[依次选择一项|依次选择1项|各选择一项|各自选择一项]';

/** What somebody does with what is their own alone, so that whoever was told just before may be meant. */
const OWN: ReadonlySet<string> = new Set([
  'draw',
  'draw-up',
  'lose-hp',
  'recover',
  'recover-to',
  'change-state',
]);

export const UNSAID = says(
  '「令…」后面的「然后」没有说由谁来做；写作 然后令其… 或 然后令你…',
  'Behind 令… it is not said who does what follows 然后: write 然后令其… or 然后令你…',
);

function isOwn(deed: Deed): boolean {
  if (deed.kind === 'discard') return deed.what.kind === 'some-cards' && deed.what.of === null;
  return OWN.has(deed.kind);
}

/** 令所有角色各弃置1张牌，然后各摸1张牌: whoever did the one does the other. */
export const EACH_TOO: readonly Form[] = [
  {
    as: 'clause',
    zh: '[然后|之后|随后|接着|再][|，][各|各自|每人]{deed:deed}',
    variant: true,
    build: ({ deed }, span) => ({ kind: 'then', span, deed, each: true }) as Node,
  },
];

const NOBODY_TOLD = says(
  '「然后各…」前面没有说是哪些角色；写作 令…各…，然后各…',
  'Nothing before 然后各… says which characters do it: write 令…各…，然后各…',
);

/** Who was told to do what stands before it; null where nobody else was. */
function toldBefore(node: Then<Node>, ancestors: readonly Node[]): Let['whom'] | null {
  const around = ancestors.at(-1);
  if (around?.kind !== 'sequence' || !isOwn(node.deed as Deed)) return null;
  const { steps } = around as unknown as { readonly steps: readonly Deed[] };
  const place = steps.indexOf(node as unknown as Deed);
  const before = steps.slice(0, Math.max(0, place));
  for (const step of before.flatMap(lastWords).reverse()) {
    const told = step.kind === 'then' ? step.deed : step;
    if (told.kind === 'let') return isYou(told.whom) ? null : told.whom;
    if (step.kind !== 'then' || !isOwn(told)) return null;
  }
  return null;
}

/** What follows a choice is printed as the end of its last option. */
function lastWords(deed: Deed): readonly Deed[] {
  if (deed.kind === 'choose') return deed.options.slice(-1).flatMap(lastWords);
  if (deed.kind === 'where') return lastWords(deed.deed);
  if (deed.kind === 'jointly') return lastWords(deed.second);
  return deed.kind === 'sequence' ? deed.steps : [deed];
}

function isYou(whom: Let['whom']): boolean {
  return whom.kind === 'named-characters' && whom.who === 'you';
}

/** Is it left open who does what stands behind 然后? */
export function isUnsaid(node: Then<Node>, ancestors: readonly Node[]): boolean {
  return toldBefore(node, ancestors) !== null;
}

/** 令其摸2张牌，然后弃置1张牌: whoever drew discards. */
export function toldToo(node: Then<Node>, ancestors: readonly Node[]): Node | Unmeant {
  const whom = toldBefore(node, ancestors);
  if ('each' in node && (whom === null || !areSeveral(whom))) return { why: NOBODY_TOLD };
  if (whom === null) return node;
  const { span } = node;
  const same =
    whom.kind === 'named-characters'
      ? { ...whom, span }
      : { kind: 'named-characters', span, who: 'that' };
  const deed = { kind: 'let', span, whom: same, deed: node.deed };
  return { kind: 'then', span, deed } as Node;
}

function areSeveral(whom: Let['whom']): boolean {
  if (whom.kind === 'chosen-characters') return whom.count !== 1;
  return whom.kind !== 'named-characters' || whom.who === 'pair' || whom.who === 'targets';
}

/** 依次选择一项：①…；②…, 选择一项：…；或…. */
export const ONE_OF: readonly Form[] = [
  ...CORE_WORDS.choose.forms
    .filter(({ variant }) => variant !== true)
    .map(
      (form): Form => ({ ...form, as: 'deed', zh: form.zh.replace(CHOOSE, EACH), variant: true }),
    ),
  {
    as: 'deed',
    zh: `[选择一项|选择1项|依次选择一项][：|，|]{options.0:effect}[；或|；或者|，或|，或者|或]{options.1:effect}`,
    variant: true,
  },
];
