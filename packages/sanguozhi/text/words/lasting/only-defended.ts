import { EVERY_ONE, type Form, type Unmeant } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { fits } from '../../meaning/match.ts';
import { forCards, forUnsaid, isSubject } from '../../meaning/subjects.ts';
import type { Lasting, OnlyDefended, This } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { type ForbidWordOf, says } from '../../reading/word.ts';

/** Words that keep all cards but some from defending against an attacker, or a card from defending against others (609.1e). */

const ONLY_BY = '[只能|仅能|只可|只可以][被|由]{filter:filter}防守';
const ONLY_AGAINST = '[只能|仅能|只可|只可以]防守{filter:filter}';
const ATTACKER = { as: 'attacker' } as const;
const DEFENDER = { as: 'defender' } as const;

/** How many may defend, which no words say: an attacker is defended against by one card (606.5), or by one group (807.1). */
interface BySoMany extends OnlyDefended {
  readonly why: Unmeant['why'];
}

function bySoMany(why: Unmeant['why']): NonNullable<Form['build']> {
  return (_, span): BySoMany => ({
    kind: 'only-defended',
    span,
    who: { kind: 'this', span, noun: 'card' },
    as: 'attacker',
    filter: { kind: 'noun', span, noun: 'card' },
    why,
  });
}

const ONE_DEFENDS = says(
  '一张进攻的卡只会被一张卡防守，协同防守的是一个集体（606.5、807.1），没有规则要求几名来防守：写「只能被…将领防守」或「不能被防守」',
  'An attacker is defended against by one card, or by one group that defends together (606.5, 807.1), and no rule asks for several: write 只能被…将领防守 or 不能被防守',
);
const ALWAYS_ONE = says(
  '不用写：一张进攻的卡本来只会被一张卡或一个协同防守的集体防守（606.5、807.1）',
  'Leave this out: an attacker is defended against by one card, or by one group that defends together, anyway (606.5, 807.1)',
);
const ALONE = says(
  '「单独防守」是说没有别的卡共同防守（606.8）：写「敌方将领不能单独防守」',
  '单独防守 says that no other card defends at the same time (606.8): write 敌方将领不能单独防守',
);

const AT_LEAST = '[|至少|不少于]{many:number}[名|张|个][或以上|以上|及以上|或更多|]';
const CARDS = '[|的][将领|卡|敌方将领|敌方场上将领|副将]';

/** What is refused with the reason, and how to say it. */
const BY_SO_MANY: readonly Form[] = [
  ...[
    `[只能|仅能|必须][被|由]${AT_LEAST}${CARDS}[|同时|一起|共同]防守`,
    `[不能|不会|无法]被[|仅|只|少于]{many:number}[名|张|个][|以下|或以下]${CARDS}[|单独]防守`,
  ].map((zh) => ({ zh, why: ONE_DEFENDS })),
  ...[
    `[至多|最多|最多只能|至多只能][|只能]被{many:number}[名|张|个]${CARDS}防守`,
    `[不能|不会|无法]被{many:number}[名|张|个][或以上|以上|及以上|或更多]${CARDS}[|同时|一起|共同]防守`,
    `[不能|不会|无法]被[多名|多张|多个]${CARDS}[|同时|一起|共同]防守`,
  ].map((zh) => ({ zh, why: ALWAYS_ONE })),
  ...['[不能|不会|无法]被单独防守', '[不能|不会|无法]被[1名|一名|][将领|卡]单独防守'].map((zh) => ({
    zh,
    why: ALONE,
  })),
].flatMap(({ zh, why }) =>
  forCards(zh).map(
    (form): Form => ({
      ...form,
      variant: true,
      build: bySoMany(why),
    }),
  ),
);
/** 敌方必须以2名以上将领防守本将领, and the like with the player in front. */
const WITH_SO_MANY: readonly Form[] = [
  `{side}[必须|只能|需要|至少需要|需][|以|用|派]${AT_LEAST}${CARDS}[|才能|才可以|来][|同时|一起|共同]防守[|{who:cards}]`,
  `防守{who:cards}的将领数量[必须|需要|需|只能|][|为]{comparison}{many:number}[|名]`,
].flatMap((zh) => {
  const open = zh.indexOf('[|{who:cards}]');
  const all = open < 0 ? [zh] : [zh.slice(0, open), `${zh.slice(0, open)}{who:cards}`];
  return all.map(
    (one): Form => ({
      as: 'simple',
      zh: one,
      variant: true,
      build: bySoMany(ONE_DEFENDS),
    }),
  );
});

const onlyDefended: ForbidWordOf<OnlyDefended> = {
  kind: 'only-defended',
  forms: [
    ...forCards(ONLY_BY, ATTACKER),
    forUnsaid('only-defended', ONLY_BY, ATTACKER),
    ...forCards(ONLY_AGAINST, DEFENDER),
    forUnsaid('only-defended', ONLY_AGAINST, DEFENDER),
    // 敌方将领只能防守本将领: against no other they can.
    {
      as: 'simple',
      zh: '{who:cards}[只能|仅能|只可|只可以]防守{self:this}',
      variant: true,
      build: ({ who, self }, span) => {
        const of = { kind: 'noun', span, noun: (self as This).noun };
        const filter = { kind: 'other', span, of };
        const others = { ...EVERY_ONE, span, filter };
        return { kind: 'cannot', span, ban: 'defend', who, of: others } as unknown as Lasting;
      },
    },
    ...BY_SO_MANY,
    ...WITH_SO_MANY,
  ],
  meant: (node) => ('why' in node ? { why: (node as BySoMany).why } : node),
  english: ({ who, as, filter }, say) => {
    const can = as === 'attacker' ? 'can only be defended against by' : 'can only defend against';
    return `${they(who, say, can, can)} ${say(filter, 'you')}`;
  },
  explain: ({ as }) =>
    as === 'attacker'
      ? says('别的卡都不能防守它', 'No other card can defend against it')
      : says('它不能防守别的卡', 'It can defend against no other card'),
  rules: ['101.2', '609.1e'],
  effect: 'forbid',
  events: () => ['engage'],
  forbids: (table, { who, as, filter }, effect, event, scope) => {
    if (event.type !== 'engage' || event.how !== 'is-defended') return false;
    const [subject, other] =
      as === 'attacker' ? [event.card, event.against] : [event.against, event.card];
    return (
      isSubject(table, who, subject, effect, scope) &&
      !fits(table, filter, other, scope) &&
      rule('709.11')
    );
  },
};

export const DEFENCE_LASTING = { 'only-defended': onlyDefended } as const;
