import { wordsOf } from '../../../i18n/index.ts';
import type { Words } from '../../../i18n/words.ts';

/** What a match of several games says. */
const seriesWords = {
  'series.title': { zh: '三盘两胜', en: 'Best of three' },
  'series.one': { zh: '一盘', en: 'One game' },
  'series.length': { zh: '赛制', en: 'Match' },
  'series.help': {
    zh: '先胜两盘者胜；两盘之间可以用备卡换主卡，输的一方决定谁先手。',
    en: 'Two wins take it. Between games you may change cards with your side deck; the loser says who begins.',
  },
  'series.score': { zh: '比分 {{own}} : {{others}}', en: 'Score {{own}} : {{others}}' },
  'series.game': { zh: '第 {{game}} 盘', en: 'Game {{game}}' },
  'series.game.won': { zh: '胜者：{{seats}}', en: 'won by {{seats}}' },
  'series.game.draw': { zh: '平局', en: 'a draw' },
  'series.game.on': { zh: '还没下完', en: 'under way' },
  'series.look': { zh: '查看', en: 'Look' },
  'series.resume': { zh: '继续第 {{game}} 盘', en: 'Continue game {{game}}' },
  'series.lost-save': {
    zh: '第 {{game}} 盘的存档已经删掉，可以重下这一盘。',
    en: 'The save of game {{game}} was deleted; it can be played anew.',
  },
  'series.again': { zh: '重下第 {{game}} 盘', en: 'Play game {{game}} anew' },
  'series.next': { zh: '开始第 {{game}} 盘', en: 'Start game {{game}}' },
  'series.toNext': { zh: '换备卡，下一盘', en: 'Side deck and next game' },
  'series.toEnd': { zh: '看这一场的结果', en: 'See how the match ended' },
  'series.over': { zh: '这一场的胜者：{{seats}}', en: 'The match goes to {{seats}}' },
  'series.new': { zh: '再开一场', en: 'Another match' },
  'series.forget': { zh: '放弃这一场', en: 'Give up this match' },
  'series.forget.sure': { zh: '确定放弃？存档会留着', en: 'Really? The saves stay' },
  'series.ongoing': { zh: '没下完的三盘两胜', en: 'Matches under way' },
  'series.ongoing.one': {
    zh: '{{players}} 人 · 第 {{game}} 盘 · {{score}}',
    en: '{{players}} players · game {{game}} · {{score}}',
  },
  'series.chooser': {
    zh: '决定下一盘谁先手的是：{{seat}}。',
    en: '{{seat}} says who begins the next game.',
  },
  'series.damaged': {
    zh: '有 {{count}} 场三盘两胜的数据读不出来，原文留着没动。',
    en: '{{count}} stored matches cannot be read; they are kept as they are.',
  },
  'series.missing': { zh: '没有这一场比赛', en: 'There is no such match' },
  'series.missing.help': {
    zh: '它可能已经放弃了。',
    en: 'It may have been given up.',
  },
  'series.home': { zh: '回到三国智', en: 'Back to the game' },
  'series.and': { zh: '、', en: ' and ' },

  'exchange.title': { zh: '换备卡：{{seat}}', en: 'Side deck: {{seat}}' },
  'exchange.help': {
    zh: '点主卡换下，点备卡换上；主卡仍要至少 50 张，备卡至多 15 张。',
    en: 'Click a main card to take it out, a side card to bring it in; main stays at 50 or more, side at 15 or fewer.',
  },
  'exchange.main': { zh: '主卡', en: 'Main' },
  'exchange.side': { zh: '备卡', en: 'Side' },
  'exchange.out': { zh: '换下：', en: 'Take out: ' },
  'exchange.in': { zh: '换上：', en: 'Bring in: ' },
  'exchange.changed': { zh: '换下 {{out}} 张，换上 {{into}} 张', en: '{{out}} out, {{into}} in' },
  'exchange.reset': { zh: '恢复原样', en: 'As it was' },
} as const satisfies Words;

/** `const { t, say } = useSeriesWords()`. */
export const useSeriesWords = wordsOf(seriesWords);
