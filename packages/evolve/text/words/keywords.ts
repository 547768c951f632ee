import type { Text } from '@lianhuan/kernel';
import { obeys, type RuleId, rule } from '../../rules.ts';
import type { Keyword } from '../nodes/index.ts';
import { KEYWORDS, type KeywordName } from '../reading/vocabulary.ts';
import { type EvolveWord, says } from '../reading/word.ts';

/** The keywords that stand alone (12, 13.3.2): all that is said of each but its name, which stands in `terms.json`. */

/** An ability that a keyword stands for (12.1.1). */
export interface KeywordAbility {
  /** The ability, as card text. */
  readonly words: string;
  /** Are the rules in force by which the keyword stands for it? */
  readonly stands: () => boolean;
}

/** What there is to one keyword. */
interface KeywordEntry {
  /** The numbers of the rulebook that define it. */
  readonly rules: readonly RuleId[];
  /** What it means, for whoever reads the card. */
  readonly says: Text;
  /** The sort of ability it is, by its chapter: words that take such abilities away take it, too. */
  readonly sort: 'static' | 'automatic';
  /** The abilities it stands for; missing where the chapter whose rule it changes asks for it by name. */
  readonly abilities?: readonly KeywordAbility[];
}

/** Every keyword, by its slug. */
export const KEYWORD_ENTRIES: Readonly<Record<KeywordName, KeywordEntry>> = {
  ward: {
    rules: ['12.8.1', '12.8.2'],
    sort: 'static',
    says: says(
      '可以横置放置，也可以在你的回合结束时横置；横置时，对手攻击要先选它',
      'May come in tapped, or be tapped as your turn ends; while tapped, enemies must attack it first',
    ),
  },
  storm: {
    rules: ['12.9.1', '12.9.2'],
    sort: 'static',
    says: says('放置到战场的回合就能攻击', 'It can attack in the turn in which it came'),
  },
  rush: {
    rules: ['12.10.1', '12.10.2'],
    sort: 'static',
    says: says(
      '放置到战场的回合就能攻击随从',
      'It can attack followers in the turn in which it came',
    ),
  },
  assail: {
    rules: ['12.11.1', '12.11.2'],
    sort: 'static',
    says: says('可以攻击竖置的随从', 'It can attack untapped followers'),
  },
  intimidate: {
    rules: ['12.12.1', '12.12.2'],
    sort: 'static',
    says: says('对手不能攻击它', 'The opponent cannot attack it'),
  },
  drain: {
    rules: ['12.13.1', '12.13.2'],
    sort: 'automatic',
    says: says(
      '以攻击造成伤害时，你的主战者增加同样多的生命值',
      'Damage it deals by attacking heals your leader',
    ),
    abilities: [
      {
        words: '当此随从造成攻击伤害时，主战者生命值+X，X为该数值。',
        stands: () => obeys('12.13.2', '12.13.2.1', '12.13.2.2'),
      },
    ],
  },
  bane: {
    rules: ['12.14.1', '12.14.2'],
    sort: 'static',
    says: says('与它交战的随从被破坏', 'Followers that fight it are destroyed'),
  },
  aura: {
    rules: ['12.15.1', '12.15.2'],
    sort: 'static',
    says: says('对手的卡牌和能力不能选择它', 'The opponent’s cards and abilities cannot select it'),
  },
  quick: {
    rules: ['12.3.1', '12.3.2'],
    sort: 'static',
    says: says('对手的回合也可以使用', 'It can be used in the opponent’s turn too'),
  },
  stack: {
    rules: ['13.3.2.1', '13.3.2.2'],
    // It has an activated ability as well, which goes and stays with it.
    sort: 'static',
    says: says(
      '带着 1 个蓄积指示物放置；离开战场时改为减少 1 个；横置可以把它们移到另一个【蓄积】护符上',
      'It comes with a stack counter, loses one instead of leaving, and can hand them to another by tapping',
    ),
    abilities: [
      {
        words: '若此卡牌放有蓄积指示物，若此卡牌将离开战场，改为从此卡牌上移除1个蓄积指示物。',
        stands: () => rule('13.3.2.2'),
      },
      {
        words:
          '横置：选择1个你的其他具有【蓄积】的护符。在其上放置X个蓄积指示物，从此卡牌上移除X个蓄积指示物，X为此卡牌的蓄积指示物数量。',
        stands: () => rule('13.3.2.2'),
      },
    ],
  },
};

export const keyword: EvolveWord<Keyword> = {
  kind: 'keyword',
  forms: [{ as: 'keyword-body', zh: '{name:keyword}' }],
  english: ({ name }) => KEYWORDS[name].en,
  explain: ({ name }) => KEYWORD_ENTRIES[name].says,
  rules: ['12.1.1'],
  rulesOf: ({ name }) => KEYWORD_ENTRIES[name].rules,
};
