import type { CardDefinition } from '@lianhuan/sanguozhi';

/** The icon of a card: its own, or else that of what its general is known for, or of its arm. */
export function iconOf(card: CardDefinition): string {
  const own = BY_CARD.get(card.id);
  if (own !== undefined) return own;
  switch (card.kind) {
    case 'general':
      return generalIcon(card);
    case 'tactic':
      return card.traits.map((trait) => TACTICS[trait]).find(Boolean) ?? 'scroll-unfurled';
    case 'treasure':
      return TREASURES[card.type];
    case 'troop':
      return card.type === 'tally' ? 'tiger-head' : 'knight-banner';
    case 'formation':
      return 'star-formation';
    case 'event':
      return 'tied-scroll';
  }
}

type General = Extract<CardDefinition, { kind: 'general' }>;

function generalIcon({ traits, arms }: General): string {
  const known = Object.keys(GENERALS).find((trait) => traits.includes(trait));
  if (known !== undefined) return GENERALS[known] as string;
  return arms[0] === undefined ? 'robe' : ARMS[arms[0]];
}

const ARMS = {
  cavalry: 'mounted-knight',
  spear: 'pikeman',
  archer: 'bowman',
  shield: 'shield-bash',
} as const;

const TREASURES = {
  weapon: 'broadsword',
  armour: 'layered-armor',
  ornament: 'ring',
  mount: 'horse-head',
} as const;

/** What a general is known for, the most telling trait first. */
const GENERALS: Readonly<Record<string, string>> = {
  皇帝: 'imperial-crown',
  主公: 'throne-king',
  女性: 'swordwoman',
  方士: 'wizard-staff',
  隐士: 'forest',
  医者: 'herbs-bundle',
  奇士: 'handheld-fan',
  谋主: 'handheld-fan',
  巧匠: 'catapult',
  辩才: 'conversation',
  使节: 'shaking-hands',
  直谏: 'scroll-quill',
  文人: 'quill-ink',
  学者: 'open-book',
  内政: 'granary',
  商贾: 'two-coins',
  小吏: 'stamper',
  水军: 'drakkar',
  锦帆营: 'sailboat',
  火攻: 'flaming-arrow',
  控弦: 'high-shot',
  烈弓: 'bow-arrow',
  铁盾: 'checked-shield',
  老将: 'beard',
  虎豹骑: 'tiger',
  锋骑: 'cavalry',
  护卫: 'guards',
  白毘军: 'guards',
  西凉军: 'horse-head',
  外族: 'viking-helmet',
  流寇: 'bandit',
  暴恶: 'spiked-mace',
  悍勇: 'battle-axe',
  虓将: 'halberd',
  勇略: 'swords-emblem',
  勇猛: 'sharp-axe',
  陷阵: 'sword-array',
  守军: 'castle',
  八健将: 'barbed-spear',
  四庭柱: 'stone-tower',
  统军: 'knight-banner',
  沉着: 'guarded-tower',
  贪婪: 'coins-pile',
  酒色: 'wine-bottle',
  胆怯: 'rabbit',
  首领: 'warlord-helmet',
  部队: 'swordman',
};

const TACTICS: Readonly<Record<string, string>> = {
  火计: 'burning-forest',
  水计: 'big-wave',
  天时: 'sun-cloud',
  灾祸: 'poison-cloud',
  粮草: 'grain-bundle',
  外交: 'shaking-hands',
  政令: 'scroll-quill',
  伐谋: 'brain',
  御谋: 'third-eye',
  佑护: 'templar-shield',
  技法: 'sword-spin',
  兵法: 'rule-book',
  诡道: 'drama-masks',
  三十六策: 'tied-scroll',
};

/** Cards by the icon they bear. */
const BY_ICON: Readonly<Record<string, readonly string[]>> = {
  halberd: ['fang-tian-hua-ji', 'lv-bu'],
  crown: ['san-cha-shu-fa-zi-jin-guan'],
  horseshoe: ['chi-tu-ma', 'mu-ma'],
  'pocket-bow': ['yang-you-ji-gong'],
  'chain-mail': ['chuan-yun-jia'],
  'power-ring': ['bai-bu-jue'],
  'sharp-halberd': ['qing-long-yan-yue-dao', 'guan-yu'],
  'snake-tongue': ['zhang-ba-she-mao', 'zhang-fei'],
  'piercing-sword': ['qing-gang-jian'],
  crossbow: ['zhu-ge-lian-nu', 'qiang-nu-ling'],
  'war-axe': ['gu-ding-dao', 'dian-wei'],
  breastplate: ['ming-guang-kai'],
  'leather-armor': ['teng-jia'],
  'cape-armor': ['bai-hua-pao'],
  turtle: ['xuan-wu-dun'],
  'black-book': ['wu-zi-bing-fa'],
  'open-book': ['mo-zi'],
  'wax-seal': ['chuan-guo-yu-xi'],
  'flying-flag': ['zhong-xin-qi'],
  'spell-book': ['tai-ping-yao-shu'],
  'feathered-wing': ['yu-shan'],
  'horse-head': ['di-lu', 'bo-ma-xiang-cong'],
  'cloaked-figure-on-horseback': ['jue-ying', 'qian-li-dan-qi'],
  saddle: ['da-yuan-ma'],
  'old-wagon': ['mu-niu-liu-ma'],
  whirlwind: ['zhan-feng-zhen', 'jie-dong-feng'],
  'bull-horns': ['huo-niu-zhen'],
  'fish-scales': ['yu-lin-zhen'],
  'winged-arrow': ['he-yi-zhen'],
  'star-formation': ['ba-gua-zhen'],
  arrowhead: ['feng-shi-zhen'],
  snake: ['chang-she-zhen'],
  duck: ['yuan-yang-zhen'],
  spears: ['bu-bing-bing-quan'],
  'bow-arrow': ['gong-bing-bing-quan'],
  cavalry: ['qi-bing-bing-quan', 'qing-qi-tu-jin'],
  'scroll-unfurled': ['mou-shi-bing-quan'],
  'sword-array': ['bu-jun-da-ying', 'bu-jun-ling'],
  'arrow-cluster': ['gong-jun-da-ying', 'wan-jian-qi-fa', 'she-sheng-ying-ling'],
  'barracks-tent': ['qi-jun-da-ying', 'chang-shui-ying-ling'],
  'white-tower': ['mu-fu'],
  farmer: ['tun-tian-ling', 'tun-tian-zhi'],
  discussion: ['jun-yi-ling', 'san-gu-mao-lu'],
  'charging-bull': ['qian-feng-ling', 'po-fu-chen-zhou'],
  'knight-banner': ['lian-jun-ling', 'tian-xia-gui-xin'],
  bandit: ['huang-jin-qi-yi'],
  'wine-glass': ['wen-jiu-zhan-jiang', 'zhu-jiu-lun-ying-xiong'],
  conversation: ['she-zhan-qun-ru', 'zhen-qian-jiao-ma', 'ji-jiang-fa'],
  'indian-palace': ['qian-du'],
  'burning-forest': ['chi-bi-qian-ye', 'huo-shao-lian-ying'],
  'three-friends': ['tao-yuan-zhi-yi', 'tao-yuan-jie-yi'],
  'imperial-crown': ['xie-tian-zi-yi-ling-zhu-hou', 'tian-ming-suo-gui'],
  river: ['jiang-dong-ji-ye', 'jue-di'],
  'falling-star': ['wu-zhang-yuan'],
  'medieval-gate': ['hu-lao-guan', 'kong-cheng-ji'],
  'crossed-swords': ['guan-du-xiang-chi', 'hun-zhan'],
  'sun-priest': ['tian-xia-gui-yi'],
  'small-fire': ['huo-ji'],
  'sinking-ship': ['huo-shao-chi-bi'],
  'linked-rings': ['lian-huan-ji'],
  flood: ['shui-yan-qi-jun'],
  'wolf-trap': ['xian-ma-keng', 'she-fu'],
  'thorned-arrow': ['an-jian-shang-ren'],
  ladybug: ['huang-zai'],
  desert: ['da-han'],
  'heavy-rain': ['ji-shi-yu', 'jian-yu'],
  moon: ['ye-xi', 'ye-guan-tian-xiang'],
  'cloak-dagger': ['ci-ke'],
  fist: ['ku-rou-ji'],
  drum: ['lei-gu-zhu-wei', 'gu-rao-qi-mi'],
  gong: ['ming-jin-shou-bing'],
  'third-eye': ['shi-po'],
  'stone-wall': ['shen-gou-gao-lei', 'jian-bi-qing-ye', 'bei-cheng-jie-yi'],
  'card-draw': ['wu-zhong-sheng-you'],
  'pouch-with-beads': ['jin-nang-miao-ji'],
  tiger: ['er-hu-jing-shi'],
  cage: ['hua-di-wei-lao'],
  'forest-camp': ['tou-ying-jie-zhai'],
  grass: ['cao-mu-jie-bing'],
  anchor: ['feng-suo-du-kou'],
};

const BY_CARD: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_ICON).flatMap(([icon, cards]) => cards.map((card) => [card, icon] as const)),
);
