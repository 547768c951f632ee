import { describe, expect, it } from 'vitest';
import type { Ability } from '../../text/nodes/index.ts';
import { sanguozhiText } from '../../text/reading/language.ts';

/** Every word of what effects do and of what lasts: it is read, printed back, and told in English. */

function read(text: string): {
  readonly tree: readonly Ability[];
  readonly wrong: readonly string[];
} {
  const { tree, diagnostics } = sanguozhiText.parse(text, { kind: null, names: null });
  return { tree, wrong: diagnostics.map((one) => one.text.zh) };
}

/** Does the text read, print back as it was, and speak English? Gives the English. */
function english(text: string): string {
  const { tree, wrong } = read(text);
  expect(wrong).toEqual([]);
  expect(sanguozhiText.print(tree)).toBe(text);
  return sanguozhiText.english(tree);
}

/** What an effect does, as one of a swift effect. */
function deed(text: string): unknown {
  const { tree, wrong } = read(`急速：${text}。`);
  expect(wrong).toEqual([]);
  const [{ body }] = tree;
  return body.kind === 'activated' ? body.effect : null;
}

/** What a static effect says. */
function lasting(text: string): unknown {
  const { tree, wrong } = read(`${text}。`);
  expect(wrong).toEqual([]);
  const [{ body }] = tree;
  return body.kind === 'static' ? body.word : null;
}

type Sentences = Readonly<Record<string, readonly (readonly [text: string, kind: string])[]>>;

/** Each sentence is read as a node of its kind, and has English. @param whole makes a card's text of it */
function areRead(
  groups: Sentences,
  read: (text: string) => unknown,
  whole: (text: string) => string,
): void {
  for (const [title, sentences] of Object.entries(groups)) {
    it.each(sentences)(`${title}: %s`, (text, kind) => {
      expect(read(text)).toMatchObject({ kind });
      expect(english(whole(text))).not.toMatch(/undefined|null|\[object/);
    });
  }
}

const DEEDS: Sentences = {
  damage: [
    ['对1名指定敌方场上将领造成2点战斗伤害', 'damage'],
    ['对1名指定敌方玩家粮草造成2点战斗伤害', 'damage'],
    ['对敌方粮草造成1点战斗伤害', 'damage'],
    ['本将领对1名指定敌方场上将领造成1点永久伤害', 'damage'],
    ['该将领对敌方粮草造成X点战斗伤害', 'damage'],
    ['清除本将领受到的所有伤害', 'heal'],
    ['清除1名指定己方场上将领的2点永久伤害', 'heal'],
  ],
  grain: [
    ['己方+2粮', 'grain'],
    ['敌方-3粮', 'grain'],
    ['该玩家-1粮', 'grain'],
    ['其控制者+1粮', 'grain'],
    ['1名指定敌方玩家-3粮', 'grain'],
    ['己方粮草为10', 'grain'],
    ['己方粮草上限+2', 'grain'],
    ['己方支付2粮给该玩家', 'pay'],
  ],
  'cards of the deck and the hand': [
    ['己方抓2张卡', 'draw'],
    ['抓1张卡', 'draw'],
    ['选取1张火计谋略', 'fetch'],
    ['选取：1张虎符兵权', 'fetch'],
    ['己方将卡组顶2张卡置入墓地', 'mill'],
    ['舍弃1张手牌', 'discard'],
    ['敌方舍弃1张手牌', 'discard'],
    ['己方舍弃任意数量手牌', 'discard'],
    ['敌方舍弃所有手牌', 'discard'],
    ['敌方随机舍弃1张手牌', 'discard'],
    ['舍弃1张虎符兵权', 'discard'],
    ['查看己方卡组顶3张卡，按任意顺序返回卡组顶', 'look'],
    ['查看1名指定敌方玩家的手牌', 'look'],
    ['查看1名指定敌方场上盖放将领', 'look'],
    ['展示己方卡组顶2张卡，将其中1张加入手牌，其余置入墓地', 'look'],
    ['展示己方卡组顶4张卡，将其中1名骑兵将领加入手牌，其余返回卡组底', 'look'],
    ['展示己方卡组顶4张卡分成两堆，敌方选择1堆加入手牌，其余置入墓地', 'piles'],
  ],
  'cards in play': [
    ['破坏1名指定敌方场上将领', 'destroy'],
    ['破坏1名指定敌方场上将领，若该将领将被置入墓地，则改为将该将领移出游戏', 'destroy-instead'],
    ['破坏1张指定敌方发动谋略', 'destroy'],
    ['牺牲1名己方场上将领', 'sacrifice'],
    ['敌方牺牲1名敌方场上将领', 'sacrifice'],
    ['将1名指定敌方场上将领返回手牌', 'send'],
    ['将本将领返回卡组底', 'send'],
    ['将1张己方手牌卡移出游戏', 'send'],
    ['放置1名己方手牌骑兵将领上场', 'place-general'],
    ['放置1名己方墓地将领盖放上场', 'place-general'],
    ['放置1名己方墓地将领为副将上场', 'place-general'],
    ['盖放1名指定敌方场上将领', 'turn'],
    ['翻转1名指定己方场上盖放将领', 'turn'],
    ['1名指定己方场上盖放将领恢复正面向上', 'turn'],
    ['横置1名指定敌方场上将领', 'turn'],
    ['重置本将领', 'turn'],
    ['由己方控制1名指定敌方场上副将', 'control'],
    ['将1件己方墓地宝物装备给本将领', 'equip'],
    ['将本将领移至军师槽', 'move-slot'],
    ['恢复己方主将槽', 'restore-main'],
    ['摆放1张己方手牌兵权', 'lay-troop'],
    ['将1张己方场上兵权与1张己方手牌兵权交换', 'swap-troops'],
    ['交换1名指定己方场上将领与1名指定己方场上将领的将领槽', 'swap'],
    ['交换本将领与1名指定敌方场上将领的控制权', 'swap'],
    ['己方与敌方交换粮草', 'swap'],
    ['己方交换卡组与墓地', 'swap-zones'],
  ],
  counters: [
    ['1名指定敌方场上将领获得1个火焰标记', 'counters'],
    ['移除1名指定敌方场上将领的火焰标记', 'counters'],
    ['己方+2铁盾指示物', 'counters'],
    ['己方-1铁盾指示物', 'counters'],
    ['本谋略+1三顾茅庐指示物', 'counters'],
  ],
  'combat and time': [
    ['使1名指定己方场上将领与1名指定敌方场上将领对战', 'duel'],
    ['己方发动一次进攻', 'attack-by-effect'],
    ['使本将领发动一次进攻', 'attack-by-effect'],
    ['1名指定战斗中的将领离开战斗', 'leave-combat'],
    ['1名指定己方场上将领入阵', 'form'],
    ['本将领脱阵', 'form'],
    ['己方解散阵型', 'form'],
    ['己方增加一个战斗流程', 'extra-time'],
    ['己方进行一个额外的回合', 'extra-time'],
    ['敌方跳过下一个抓卡阶段', 'begin'],
    ['己方赢得本盘游戏', 'win'],
    ['为1张指定发动谋略重新选择目标', 'retarget'],
  ],
  'words with a period': [
    ['1名指定己方场上将领攻命+2，直到回合结束', 'begin'],
    ['1名指定己方场上将领攻命+2', 'begin'],
    ['本回合内，己方场上骑兵将领攻+1', 'begin'],
    ['2回合内，敌方不能抓卡', 'begin'],
    ['1名指定己方场上将领具有“骁勇”，直到战斗结束', 'begin'],
    ['防止1名指定己方场上将领受到的战斗伤害，直到回合结束', 'begin'],
    ['下一次，防止己方粮草受到的战斗伤害', 'begin'],
    ['己方粮草上限+2，直到回合结束', 'begin'],
    ['本回合内，1名指定己方场上将领生还', 'save'],
    ['1名指定己方场上将领生还', 'save'],
    ['当回合结束时，破坏该将领', 'delayed'],
    ['本回合内，每当己方场上将领阵亡时，己方+1粮', 'delayed'],
  ],
  sentences: [
    ['己方+2粮，抓1张卡', 'steps'],
    ['己方+2粮；抓1张卡', 'steps'],
    ['舍弃1张手牌后，抓1张卡', 'after'],
    ['舍弃1张手牌之后，抓1张卡，己方+1粮', 'after'],
    ['舍弃1张手牌，然后抓1张卡', 'after'],
    ['可抓1张卡', 'optional'],
    ['可-2粮后，抓1张卡', 'optional'],
    ['敌方可舍弃1张手牌', 'optional'],
    ['若己方手牌数量≥2，则抓1张卡', 'conditional'],
    ['若己方手牌数量≥2，则抓1张卡；否则己方+2粮', 'conditional'],
    ['每有1名己方场上骑兵将领，己方+1粮', 'each'],
    ['己方+X粮，X为己方场上将领数量', 'where-x'],
    ['选择下列1个效果：①抓1张卡；②己方+2粮', 'modes'],
    ['敌方选择下列1个效果：①己方抓1张卡；②己方+2粮；③敌方-2粮', 'modes'],
    ['选择1名敌方场上将领', 'choose'],
  ],
};

describe('what effects do', () => {
  areRead(DEEDS, deed, (text) => `急速：${text}。`);
});

const LASTING: Sentences = {
  numbers: [
    ['本将领攻+1', 'stat-change'],
    ['己方场上骑兵将领攻命+1', 'stat-change'],
    ['装备将领智+2', 'stat-change'],
    ['敌方场上将领攻-1', 'stat-change'],
    ['本将领攻为2', 'stat-change'],
    ['本将领攻始终为2', 'stat-change'],
    ['交换本将领的攻命', 'stat-swap'],
    ['己方谋略智力条件+1', 'wit-need-change'],
    ['己方将领兵权条件-1', 'needs-change'],
    ['己方将领谋士兵权条件-2', 'needs-change'],
    ['本将领忽略兵权', 'ignores-needs'],
  ],
  abilities: [
    ['己方场上骑兵将领具有“刚勇”', 'grants'],
    ['己方场上将领具有“上场：己方抓1张卡”', 'grants'],
    ['敌方军师失去“神算”', 'loses'],
    ['敌方场上副将失去所有效果', 'loses'],
  ],
  kinds: [
    ['本将领成为骑兵将领', 'arm-change'],
    ['本将领仅具有骑兵', 'arm-change'],
    ['本将领成为刘备军将领', 'faction-change'],
    ['本将领获得火攻特性', 'trait-change'],
  ],
  players: [
    ['己方手牌上限+1', 'player-change'],
    ['己方粮草上限-2', 'player-change'],
    ['己方副将槽+1', 'player-change'],
    ['己方启动式效果的粮草费用-1', 'cost-change'],
    ['敌方手牌展示', 'reveals'],
    ['己方卡组顶的卡展示', 'reveals'],
  ],
  bans: [
    ['本将领不能进攻', 'cannot'],
    ['本将领不能被敌方谋略指定', 'cannot'],
    ['敌方骑兵将领不能防守本将领', 'cannot'],
    ['己方不能派遣将领', 'cannot'],
    ['敌方不能使用启动式效果', 'cannot'],
    ['本将领只能为副将', 'only-as'],
    ['本将领只能被骑兵将领防守', 'only-defended'],
    ['本将领只能防守骑兵将领', 'only-defended'],
    ['火计谋略抗免', 'tactic-immunity'],
    ['战斗伤害抗免', 'damage-immunity'],
    ['本将领必须进攻', 'must'],
    ['除非舍弃1张手牌，否则本将领不能进攻', 'combat-cost'],
    ['本将领可以将领为进攻目标', 'permission'],
    ['本将领可与骑兵将领协同进攻', 'permission'],
  ],
  damage: [
    ['敌方造成的战斗伤害-1', 'damage-change'],
    ['敌方对己方将领造成的战斗伤害-1', 'damage-change'],
    ['己方将领受到的伤害-1', 'damage-change'],
    ['敌方对己方粮草造成的战斗伤害-1', 'damage-change'],
    ['己方粮草受到的战斗伤害-1', 'damage-change'],
    ['本将领造成的战斗伤害改为2倍', 'damage-change'],
    ['防止本将领受到的永久伤害', 'damage-change'],
    ['若己方场上将领将受到伤害，则改为本将领受到该伤害', 'redirect'],
  ],
  instead: [
    ['若己方场上将领将被破坏，则改为返回手牌', 'instead'],
    ['若己方将抓卡，则可改为己方+2粮', 'instead'],
    ['若本将领将阵亡，则生还', 'survives'],
  ],
  frames: [
    ['若己方场上存在军师，则本将领攻+1', 'while'],
    ['己方场上枪兵将领攻命+2且仅具有骑兵', 'together'],
    ['本将领攻+X，X为己方手牌数量', 'where-lasting'],
  ],
};

describe('what lasts', () => {
  areRead(LASTING, lasting, (text) => `${text}。`);
});
