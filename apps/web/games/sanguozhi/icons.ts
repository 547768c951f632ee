import type { CardDefinition } from '@lianhuan/sanguozhi';
import icons from './icons.json' with { type: 'json' };

/** The icons of all cards of the game, by name. */
const OWN: Readonly<Record<string, string | undefined>> = icons;

/**
 * The name of a card's icon in the set: its own. A card that somebody adds has that of a card like it: of what its
 * general is known for, or of its arm.
 */
export function iconOf(card: CardDefinition): string {
  const own = OWN[card.name];
  if (own !== undefined) return own;
  switch (card.kind) {
    case 'general':
      return generalIcon(card);
    case 'tactic':
      return card.traits.map((trait) => TACTICS[trait]).find(Boolean) ?? 'scroll-unfurled';
    case 'treasure':
      return TREASURES[card.type];
    case 'troop':
      return card.type === 'tally' ? 'tiger-head' : 'barracks-tent';
    case 'formation':
      return 'yin-yang';
    case 'event':
      return 'tied-scroll';
  }
}

type General = Extract<CardDefinition, { kind: 'general' }>;

function generalIcon({ traits, arms }: General): string {
  const known = Object.keys(GENERALS).find((trait) => traits.includes(trait));
  if (known !== undefined) return GENERALS[known] as string;
  return arms[0] === undefined ? 'scroll-unfurled' : ARMS[arms[0]];
}

const ARMS = {
  cavalry: 'cavalry',
  spear: 'pikeman',
  archer: 'bowman',
  shield: 'shield-bash',
} as const;

const TREASURES = {
  weapon: 'machete',
  armour: 'breastplate',
  ornament: 'torc',
  mount: 'horse-head',
} as const;

/** What a general is known for, the most telling trait first. */
const GENERALS: Readonly<Record<string, string>> = {
  皇帝: 'sharp-crown',
  主公: 'vertical-banner',
  女性: 'lotus',
  方士: 'magic-swirl',
  隐士: 'forest',
  医者: 'herbs-bundle',
  奇士: 'handheld-fan',
  谋主: 'handheld-fan',
  巧匠: 'gears',
  辩才: 'conversation',
  使节: 'shaking-hands',
  直谏: 'scroll-unfurled',
  文人: 'paint-brush',
  学者: 'bookshelf',
  内政: 'field',
  商贾: 'coins-pile',
  小吏: 'checklist',
  水军: 'small-fishing-sailboat',
  锦帆营: 'small-fishing-sailboat',
  火攻: 'flaming-arrow',
  控弦: 'high-shot',
  烈弓: 'bow-arrow',
  铁盾: 'checked-shield',
  老将: 'beard',
  虎豹骑: 'tiger',
  锋骑: 'cavalry',
  护卫: 'guards',
  白毘军: 'two-feathers',
  西凉军: 'cavalry',
  外族: 'fur-shirt',
  流寇: 'robber',
  暴恶: 'spiked-mace',
  悍勇: 'war-axe',
  虓将: 'halberd',
  勇略: 'swords-emblem',
  勇猛: 'sharp-axe',
  陷阵: 'shield-bash',
  守军: 'stone-wall',
  八健将: 'barbed-spear',
  四庭柱: 'barbed-spear',
  统军: 'vertical-banner',
  沉着: 'meditation',
  贪婪: 'coins-pile',
  酒色: 'jug',
  胆怯: 'rabbit-head',
  首领: 'strong',
  部队: 'spears',
};

const TACTICS: Readonly<Record<string, string>> = {
  火计: 'burning-forest',
  水计: 'big-wave',
  天时: 'heavy-rain',
  灾祸: 'sun-radiations',
  粮草: 'grain-bundle',
  外交: 'shaking-hands',
  政令: 'wooden-sign',
  伐谋: 'screaming',
  御谋: 'third-eye',
  佑护: 'hand-of-god',
  技法: 'thrust-bend',
  兵法: 'crossed-swords',
  诡道: 'double-face-mask',
  三十六策: 'tied-scroll',
};
