import type { Text } from '@lianhuan/kernel';

/** 特性 (404.3). A trait is named by its printed term everywhere. */

const says = (zh: string, en: string): Text => ({ zh, en });

/** Those of generals only (404.3a). */
export const GENERAL_TRAITS = {
  部队: says('部队', 'unit'),
  八部将: says('八部将', 'eight-banner'),
  辩才: says('辩才', 'eloquent'),
  八健将: says('八健将', 'stalwart'),
  白毘军: says('白毘军', 'White Plume'),
  暴恶: says('暴恶', 'savage'),
  沉着: says('沉着', 'composed'),
  胆怯: says('胆怯', 'timid'),
  德厚: says('德厚', 'virtuous'),
  丹杨军: says('丹杨军', 'Danyang'),
  方士: says('方士', 'mystic'),
  辅谋: says('辅谋', 'aide'),
  火攻: says('火攻', 'fire-attack'),
  汉室宗亲: says('汉室宗亲', 'Han kin'),
  悍勇: says('悍勇', 'fierce'),
  虎豹骑: says('虎豹骑', 'Tiger-Leopard'),
  护卫: says('护卫', 'guard'),
  皇帝: says('皇帝', 'emperor'),
  锦帆营: says('锦帆营', 'Brocade Sail'),
  酒色: says('酒色', 'dissolute'),
  控弦: says('控弦', 'horse-bow'),
  流寇: says('流寇', 'bandit'),
  老将: says('老将', 'veteran'),
  螟蛉: says('螟蛉', 'adopted'),
  谋主: says('谋主', 'mastermind'),
  内政: says('内政', 'steward'),
  女性: says('女性', 'female'),
  奇士: says('奇士', 'marvel'),
  巧匠: says('巧匠', 'artisan'),
  青州军: says('青州军', 'Qingzhou'),
  商贾: says('商贾', 'merchant'),
  使节: says('使节', 'envoy'),
  守军: says('守军', 'garrison'),
  司马八达: says('司马八达', 'Sima'),
  水军: says('水军', 'navy'),
  首领: says('首领', 'chieftain'),
  四庭柱: says('四庭柱', 'pillar'),
  贪婪: says('贪婪', 'greedy'),
  体弱: says('体弱', 'frail'),
  统军: says('统军', 'commander'),
  外戚: says('外戚', 'consort-kin'),
  外族: says('外族', 'foreign'),
  文人: says('文人', 'literatus'),
  陷阵: says('陷阵', 'vanguard'),
  虓将: says('虓将', 'tiger-general'),
  小吏: says('小吏', 'clerk'),
  西凉军: says('西凉军', 'Xiliang'),
  学者: says('学者', 'scholar'),
  医者: says('医者', 'physician'),
  隐士: says('隐士', 'hermit'),
  英杰: says('英杰', 'hero'),
  婴童: says('婴童', 'infant'),
  勇略: says('勇略', 'valiant-wise'),
  勇猛: says('勇猛', 'brave'),
  直谏: says('直谏', 'outspoken'),
  主公: says('主公', 'lord'),
  助战: says('助战', 'supporter'),
  宗室: says('宗室', 'clansman'),
} as const;

/** Those of tactics only (404.3b). */
export const TACTIC_TRAITS = {
  兵法: says('兵法', 'art-of-war'),
  伐谋: says('伐谋', 'stratagem'),
  诡道: says('诡道', 'deception'),
  火计: says('火计', 'fire'),
  技法: says('技法', 'craft'),
  粮草: says('粮草', 'provision'),
  三十六策: says('三十六策', 'Thirty-Six'),
  水计: says('水计', 'water'),
  天时: says('天时', 'weather'),
  外交: says('外交', 'diplomacy'),
  佑护: says('佑护', 'protection'),
  灾祸: says('灾祸', 'disaster'),
  政令: says('政令', 'decree'),
} as const;

/** Those of both (404.3c). */
export const SHARED_TRAITS = {
  锋骑: says('锋骑', 'lance-cavalry'),
  烈弓: says('烈弓', 'fierce-bow'),
  铁盾: says('铁盾', 'iron-shield'),
  御谋: says('御谋', 'counsel'),
} as const;

/** All there are: the only ones a player can name (404.2a). */
export const TRAITS = { ...GENERAL_TRAITS, ...TACTIC_TRAITS, ...SHARED_TRAITS } as const;
export type Trait = keyof typeof TRAITS;
