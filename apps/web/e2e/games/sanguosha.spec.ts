import { expect, type Page, test } from '@playwright/test';
import type { RecordingName } from '../recordings/write.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { longPress } from '../support/player.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';
import { beyond } from '../support/width.ts';

test('the table keeps to the screen and nobody out', async ({ page, isMobile }) => {
  await open(page, 'sanguosha, a table of 5');
  const own = page.getByRole('region', { name: '你', exact: true });
  await expect(own.getByText(/攻击范围 \d · 手牌上限 \d/)).toBeVisible();
  // Whose turn it is, and of each seat its role, hp, cards in hand, equipment and states.
  await expect(page.locator('.seat-box[data-active]')).toHaveCount(1);
  await expect(own.locator('.role-sign')).toHaveText('主主公');
  const seats = page.locator('.seat-box:not([data-left])');
  for (const seat of await seats.all()) {
    await expect(seat.locator('.hp')).toContainText(/\d/);
    await expect(seat.locator('.nameplate .pile-tag')).toContainText(/手牌\d/);
  }
  await expect(own.getByRole('region', { name: '你 · 装备区' })).toContainText('八卦阵');
  await expect(page.getByRole('list', { name: '状态' }).getByText('横置')).toBeVisible();
  expect(await beyond(page)).toBe(0);
  // One's own seat may lie below the edge of a phone.
  if (isMobile) await expect(page.locator('.prompt-status .hp')).toBeInViewport();
  await expectNoBarriers(page);
});

test('who is no target says why, and a target is picked by its seat', async ({
  page,
  isMobile,
}) => {
  await open(page, 'sanguosha, aiming');
  await expect(page.locator('.aim-note .rule-link').first()).toBeVisible();
  const target = page.locator('.seat-target').first();
  await (isMobile ? target.tap() : target.click());
  await expect(page.getByText(/^选择目标/)).toBeHidden();
});

test('a card that is lifted says how far away everybody is, and who is no target', async ({
  page,
  isMobile,
}) => {
  await open(page, 'sanguosha, a table of 5');
  const card = page.locator('.hand-cards[data-name="hand"] [data-legal]').first();
  if (isMobile) await longPress(page, card.locator('.tcard-face'));
  else await card.hover();
  const notes = page.locator(isMobile ? '.aim-list .aim-note' : '.aim-note[data-lifted]');
  await expect(notes.first()).toBeVisible();
  await expect(notes.filter({ hasText: /距离 \d/ }).first()).toBeVisible();
  await expectNoBarriers(page);
  if (isMobile) return;
  await page.locator('.progress').hover();
  await expect(notes).toHaveCount(0);
});

test('of a card that is asked for as an answer nobody is a target', async ({ page, isMobile }) => {
  test.skip(isMobile, 'by touch a card is read in a dialog');
  await open(page, 'sanguosha, attacked');
  const card = page.locator('.hand-cards[data-name="hand"] [data-legal]').first();
  await card.hover();
  await expect(page.locator('.peek')).toBeVisible();
  await expect(page.locator('.aim-note')).toHaveCount(0);
});

test('a skill that cannot be used now says why, by number', async ({ page, isMobile }) => {
  await open(page, 'sanguosha, a table of 5');
  const own = page.getByRole('region', { name: '你', exact: true });
  const skill = own.locator('.skill:not([data-usable])').first();
  const name = (await skill.textContent()) ?? '';
  await (isMobile ? skill.tap() : skill.click());
  const reason = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `〖${name}〗` });
  await expect(reason.first()).toBeVisible();
  await expect(reason.first().locator('.rule-link')).toBeVisible();
});

test('a skill that can be used is read before, at its name and at its button', async ({
  page,
  isMobile,
}) => {
  await open(page, 'sanguosha, a skill to use');
  const board = page.locator('.board');
  const step = (await board.getAttribute('data-step')) ?? '';
  const skill = page.locator('.own-skills .skill[data-usable]').first();
  const name = (await skill.textContent()) ?? '';
  await expect(skill).toHaveAccessibleDescription(new RegExp(`^〖${name}〗.*出牌阶段`));
  const button = page.locator('.answers').getByRole('button', { name: `发动 ${name}` });
  for (const place of [skill, button.first()]) {
    if (isMobile) await longPress(page, place);
    else await place.hover();
    const shown = isMobile ? page.getByRole('dialog') : page.locator('.peek');
    await expect(shown).toContainText(`〖${name}〗`);
    await expect(board).toHaveAttribute('data-step', step);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
  await (isMobile ? skill.tap() : skill.click());
  await expect(board).not.toHaveAttribute('data-step', step);
});

test('of a 转换技 the part that is up stands at its name, for each seat', async ({ page }) => {
  await open(page, 'sanguosha, turned');
  const signs = page.locator('.skill', { hasText: '两仪' }).locator('.side-sign');
  await expect(signs).toHaveCount(2);
  await expect(signs.filter({ hasText: '阳一项可用' })).toHaveAttribute('data-side', 'yang');
  await expect(signs.filter({ hasText: '阴一项可用' })).toHaveAttribute('data-side', 'yin');
  await expect(page.getByRole('button', { name: '两仪 ：阴一项可用' })).toBeVisible();
  await expectNoBarriers(page);
});

test('what is under way stands as a stack, the need for an answer on top', async ({ page }) => {
  await open(page, 'sanguosha, attacked');
  const stack = page.getByRole('region', { name: '结算' });
  await expect(stack.locator('.frame').first()).toHaveText(/你 是否用【闪】？$/);
  await expect(stack.locator('.frame').last()).toHaveText(/对 你 使用【.*杀】$/);
});

test('a use is one line of the log with what came of it, and opens its steps', async ({
  page,
  isMobile,
}) => {
  await open(page, 'sanguosha, a table of 5');
  if (isMobile) await page.getByRole('button', { name: '日志' }).tap();
  const log = page.getByRole('list', { name: '日志' });
  const use = log.getByRole('button', { name: /使用 .+ · .+体力−/ }).first();
  await (isMobile ? use.tap() : use.click());
  const steps = log.locator('.log-inside > li > button');
  await expect(steps.filter({ hasText: '体力−' }).first()).toBeVisible();
  await steps.first().click();
  await expect(log.locator('.why .rule-link').first()).toBeVisible();
});

test('a name in the log shows its card, and lights up where it lies', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the log of a phone covers the table');
  await open(page, 'sanguosha, a table of 5');
  const name = page.locator('.log-card', { hasText: '绝影' }).first();
  await name.hover();
  await expect(page.locator('.peek .peek-name')).toHaveText('绝影');
  const lit = page.locator('[data-lit]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toContainText('绝影');
  await page.locator('.progress').hover();
  await expect(lit).toHaveCount(0);
  await page.locator('.log-card', { hasText: '南蛮入侵' }).first().hover();
  await expect(page.locator('.peek .peek-name')).toHaveText('南蛮入侵');
});

test('无懈可击 is not asked for again in a turn that is let go by', async ({ page }) => {
  await open(page, 'sanguosha, a trick to counter');
  const turn = (await page.locator('.progress > b').textContent()) ?? '';
  await expect(page.locator('.question')).toContainText('【无懈可击】？');
  await page.getByRole('button', { name: '本回合不再问' }).click();
  await expect(page.locator('.progress > b')).not.toHaveText(turn);
  await expect(page.locator('.question:not([data-idle])')).toBeVisible();
});

test('a skill is not asked about again in a turn in which it is left', async ({ page }) => {
  await open(page, 'sanguosha, a skill at a timing');
  const name = await page.locator('.skills-asked').textContent();
  const skill = name?.match(/〖.+?〗/)?.[0] ?? 'no skill';
  const question = page.locator('.question');
  const asked = await question.textContent();
  const leave = page.getByRole('button', { name: '本回合不再问' });
  await expect(leave).toHaveAttribute('title', new RegExp(`不发动${skill}`));
  await leave.click();
  await expect(question).not.toHaveText(asked ?? '');
  await page.getByRole('button', { name: `不用${skill} · 停止` }).click();
  await expect(page.getByRole('button', { name: /· 停止$/ })).toHaveCount(0);
});

test('a flow is drawn as its timings, each naming the skills that wait there', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/rules/sanguosha/damage.9');
  const flow = page.getByRole('list', { name: '伤害流程' });
  await expect(flow.getByRole('listitem')).toHaveCount(10);
  await expectNoBarriers(page);
  await expect(flow.getByRole('link', { name: /^5.*藤甲、狂风、名士$/ })).toBeVisible();
  await flow.getByRole('link', { name: /^6/ }).click();
  await expect(page.locator('#rule-damage\\.6')).toBeFocused();
  const there = page.locator('#rule-damage\\.9').getByRole('list', { name: '在此时机的技能' });
  await there.getByRole('link', { name: '遗计', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '郭嘉' })).toBeVisible();
});

test('the gallery tells generals apart by faction and set, and explains each skill', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/#/cards/sanguosha');
  for (const name of ['武将牌', '蜀', '标准版']) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
  await page.getByRole('searchbox').fill('武圣');
  await expect(page.getByRole('status')).toHaveText('1 种');
  await page.getByRole('link', { name: /^关羽/ }).click();
  const reader = page.getByRole('dialog', { name: '关羽' });
  await expect(reader).toContainText('〖武圣〗');
  await expect(reader.locator('.rule-link').first()).toBeVisible();
  await expectNoBarriers(page);
});

async function open(page: Page, name: RecordingName): Promise<void> {
  await prefer(page);
  await openRecorded(page, name);
}
