import { expect, test } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { isPart, timingsOfPart } from '../skills/skill-timings.ts';
import { sanguoshaText } from '../text/reading/language.ts';
import TIMINGS from './skill-timings.json' with { type: 'json' };

/**
 * Where the skills and equipment of edition B live: the name of each, with its edition where several are listed →
 * the numbers of its timings. The standard set has 国色 as a conversion alone, 裸衣 with what is delayed, and the
 * older 青龙偃月刀; 火 has 乱击 as a conversion alone, and the older 风 不屈 as its
 * cards had it. When 空城（国）gives its cards back the list does not say. What has no timing of its own (lasting words) is not listed.
 */
const LISTED: Readonly<Record<string, readonly string[]>> = TIMINGS;

/** The sets that are looked at, as the ids of their generals end. */
const SETS = ['-standard', '-wind', '-old-wind', '-fire', '-forest', '-mountain'];
/** And the sets of which all generals are looked at, however their ids end. */
const WHOLE = ['神', '山', '国战标准版', '君临天下·阵', '君临天下·势'];
/** How the list calls the edition of a set, where that is not the name of the set. */
const EDITIONS: Readonly<Record<string, string>> = { 国战标准版: '国', 势备篇: '国' };

/** Name → the timings that its text waits for. */
function waitingIn({
  kind,
  name,
  abilities,
  id,
  pack,
}: CardDefinition): [string, readonly string[]][] {
  if (kind === 'general') {
    if (!SETS.some((set) => id.endsWith(set)) && !WHOLE.includes(pack)) return [];
    return abilities.flatMap((unit): [string, readonly string[]][] =>
      unit.kind === 'skill'
        ? [[editionOf(unit.name, pack), unit.parts.flatMap(timingsOfPart)]]
        : [],
    );
  }
  return [[editionOf(name, pack), abilities.filter(isPart).flatMap(timingsOfPart)]];
}

/** The name of the skill, with its set where that has it listed apart. */
function editionOf(name: string, pack: string): string {
  const own = `${name}（${EDITIONS[pack] ?? pack}）`;
  return LISTED[own] === undefined ? name : own;
}

const written = cards
  .readStandardCards()
  .definitions.flatMap(waitingIn)
  .filter(([, waits]) => waits.length > 0)
  .map(([name, waits]) => ({
    name,
    waits,
    listed: LISTED[`${name}（标）`] ?? LISTED[`${name}（旧）`] ?? LISTED[name],
  }))
  .filter(({ listed }) => listed !== undefined);

test('skills and equipment wait for the timings listed for them', () => {
  const found = written.map(({ name, waits }) => [name, [...new Set(waits)].sort()]);
  const listed = written.map(({ name, listed }) => [name, [...listed].sort()]);
  expect(found).toEqual(listed);
});

test('the skills that are written are looked at', () => {
  const names = new Set(written.map(({ name }) => name));
  const some =
    '化身 新生 蛊惑 飞龙夺凤 章武 激诏 武圣（阵） 咆哮（阵） 铁骑（阵） 烈弓（阵） 青龙偃月刀（国） 方天画戟（国） 悟心 弘法 问道 资粮 挑衅 生息 守成 千幻 鸩毒 戚乱 恂恂 忘隙 横江 潜袭 闺秀 存嗣 鹰扬 魂殇 断绁 奋命 横征 暴凌 穿心 锋矢 护援 尚义 鸟翔 疑城 空城（国） 完杀（国） 谦逊（国） 度势 双刃 倾城 克己（国） 咆哮（国） 短兵 礼让 名士 狂斧 死谏 随势 淑慎 神智 骁果 好施 缔盟 直谏 固政 武魂 涉猎 攻心 琴音 业炎 狂暴 无谋 神愤 无前 绝境 龙魂 忍戒 拜印 奸雄 护驾 洛神 观星 铁骑 无双 裸衣 结姻 八卦阵 神速 连破 解围 雷击 突袭 仁德 激将 克己 救援 反间 流离 离间 白银狮子';
  for (const name of some.split(' ')) {
    expect(names, name).toContain(name);
  }
});

test.each([
  // What is looked at as hp are about to go down, though the skill waits until damage was dealt.
  ['狂骨', 'reduceHp.2'],
  // What makes a card do nothing does so where its target is dealt with: at once, or after others were.
  ['享乐', 'use.12'],
  ['方天画戟（国）', 'use.12'],
])('%s has words for %s besides', (name, at) => {
  const cardsWith = cards
    .readStandardCards()
    .definitions.filter((card) => waitingIn(card).some(([one]) => one === name));
  expect(cardsWith).not.toEqual([]);
  for (const card of cardsWith) {
    expect(waitingIn(card).flatMap(([one, waits]) => (one === name ? waits : []))).not.toContain(
      at,
    );
    const unit = card.abilities.find((one) => one.kind === 'skill' && one.name === name);
    const lines = sanguoshaText.explain(unit === undefined ? card.abilities : [unit]);
    expect(lines.flatMap(({ rules }) => rules)).toContain(at);
  }
});
