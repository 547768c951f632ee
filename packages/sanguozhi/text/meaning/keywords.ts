import { placedAt } from '@lianhuan/cardtext';
import { ruleText } from '#rule-texts';
import { rule } from '../../rules.ts';
import type { Ability, Keyword } from '../nodes/index.ts';
import { type KeywordName, LEVELLED } from '../reading/vocabulary.ts';
import { readRuleText } from '../rule-texts/read.ts';

/** 禀赋 (802): what each stands for, in card text of its own. */

/** The words a 禀赋 stands for, and the rule that says so. */
interface Meaning {
  readonly words: string;
  readonly stands: () => boolean;
}

/**
 * The words of those that are more than a word in the rules; X is the level. The others (强弓, 骁勇 …)
 * are asked for by name where they matter.
 */
const MEANINGS: Partial<Readonly<Record<KeywordName, Meaning>>> = {
  healing: {
    words: '-2粮，横置：清除1名指定己方场上受到永久伤害的将领的X点永久伤害',
    stands: () => rule('802.4b'),
  },
  physiognomy: {
    words: '上场：可查看己方卡组顶X张卡，按任意顺序返回卡组顶后，抓1张卡',
    stands: () => rule('802.6b'),
  },
  reinforcement: {
    words: '上场：选取1张虎符兵权',
    stands: () => rule('802.7b'),
  },
  awe: {
    words: '上场：可将1名指定敌方场上兵权条件总数<本将领的兵权条件总数的副将返回手牌',
    stands: () => rule('802.8b'),
  },
  'poison-arrow': {
    words: '上场：可本将领对1名指定敌方场上将领造成X点永久伤害',
    stands: () => rule('802.9b'),
  },
  'hidden-arrow': {
    words: '翻转：可本将领对1名指定敌方场上将领造成X点永久伤害',
    stands: () => rule('802.10b'),
  },
  'fire-arrow': {
    words: '每当本卡进攻时，本卡对防守玩家粮草造成X点战斗伤害',
    stands: () => rule('802.11b'),
  },
  valour: {
    words: '每当本卡单独进攻时，本卡攻命+1，直到回合结束',
    stands: () => rule('802.12b'),
  },
  'sweeping-spear': {
    words: '每当本将领被防守时，可本将领对1名防守玩家场上未对战的将领造成X点战斗伤害',
    stands: () => rule('802.13b'),
  },
  guarding: {
    words: '每当本卡防守时，本卡攻命+X，直到回合结束',
    stands: () => rule('802.14b'),
  },
  plunder: {
    words: '每当本将领对敌方粮草造成战斗伤害时，己方+X粮，X为该伤害',
    stands: () => rule('802.15b'),
  },
  prophecy: {
    words: '横置：查看己方卡组顶X张卡，按任意顺序返回卡组顶',
    stands: () => rule('802.16b'),
  },
  vanguard: {
    words: '舍弃1张虎符兵权，平速：放置本将领上场',
    stands: () => rule('802.17b'),
  },
  foresight: {
    words: '己方谋略智力条件+1',
    stands: () => rule('802.17b#2'),
  },
  'last-stand': {
    words: '每当本将领战斗时，若己方手牌数量=0，则本将领攻命+X，直到回合结束',
    stands: () => rule('802.18b'),
  },
};

const expanded = new WeakMap<Ability, Ability>();

/** The ability as it works: a 禀赋 as what it stands for, at its level (802.1a); others as they are. */
export function expandKeyword(ability: Ability): Ability {
  const { body } = ability;
  if (body.kind !== 'keyword') return ability;
  let known = expanded.get(ability);
  if (known === undefined) {
    known = expand(ability, body);
    expanded.set(ability, known);
    if (known !== ability) namesOf.set(known, body.name);
  }
  return known;
}

const namesOf = new WeakMap<Ability, KeywordName>();

/** False for a 禀赋 whose rule is switched off; asked where its words would work. */
export function keywordStands(ability: Ability): boolean {
  const name = namesOf.get(ability);
  if (name === undefined) return true;
  // Each card has its 禀赋 for itself, whichever others have it.
  rule('802.1c');
  if (LEVELLED.has(name)) rule('802.1a');
  return MEANINGS[name]?.stands() ?? true;
}

/** Is it what a 禀赋 stands for? */
export function isKeywordText(ability: Ability): boolean {
  return namesOf.has(ability);
}

function expand(ability: Ability, body: Keyword): Ability {
  const known = MEANINGS[body.name];
  if (known === undefined) return ability;
  const { body: meant } = ruleText(textOf(known.words, body.level));
  return { ...ability, body: placedAt(meant, body.span) };
}

/** The text of a 禀赋 at a level; 0 for one without. */
function textOf(words: string, level: number): string {
  const text = words.replaceAll(/X(?!为)/g, (_, at: number) =>
    words.includes('X为') ? 'X' : String(level || words[at]),
  );
  return `${text}。`;
}

/** No printed card has a 禀赋 of a higher level. */
const MOST_LEVELS = 9;

/** Every text that a 禀赋 stands for at the levels of printed cards, read: for a build, so that no page must. */
export function ruleTexts(): Readonly<Record<string, Ability>> {
  const levels = Array.from({ length: MOST_LEVELS + 1 }, (_, level) => level);
  const texts = Object.values(MEANINGS).flatMap(({ words }) =>
    levels.map((level) => textOf(words, level)),
  );
  return Object.fromEntries([...new Set(texts)].map((text) => [text, readRuleText(text)]));
}
