import { wordsOf } from '../../../i18n/index.ts';
import type { Words } from '../../../i18n/words.ts';

/** What the deck pages of 三国智 say. */
const deckWords = {
  'decks.title': { zh: '三国智卡组', en: 'Decks of Wits of the Three Kingdoms' },
  'decks.lead': {
    zh: '主卡至少 50 张，同名只能 1 张（卡上另有标明的除外）；备卡至多 15 张，事件至多 10 张。',
    en: 'At least 50 main cards, one of each name unless the card says more; up to 15 in the side deck, up to 10 events.',
  },
  'decks.own': { zh: '自己的卡组', en: 'Your decks' },
  'decks.own.none': {
    zh: '还没有自己的卡组。新组一套，或者把现成的复制一份来改。',
    en: 'None yet. Build one, or copy a ready deck and change it.',
  },
  'decks.ready': { zh: '现成的卡组', en: 'Ready decks' },
  'decks.new': { zh: '新组一套', en: 'Build a deck' },
  'decks.new.name': { zh: '新卡组', en: 'New deck' },
  'decks.import': { zh: '导入', en: 'Import' },
  'decks.look': { zh: '查看', en: 'Look' },
  'decks.edit': { zh: '编辑', en: 'Edit' },
  'decks.copy': { zh: '复制来改', en: 'Copy and change' },
  'decks.copy.name': { zh: '{{name}}·改', en: '{{name}}, changed' },
  'decks.share': { zh: '分享', en: 'Share' },
  'decks.delete': { zh: '删除', en: 'Delete' },
  'decks.deleted': { zh: '已删除《{{name}}》', en: 'Deleted “{{name}}”' },
  'decks.undo': { zh: '撤销', en: 'Undo' },
  'decks.back': { zh: '全部卡组', en: 'All decks' },
  'decks.legal': { zh: '可以上场', en: 'Ready to play' },
  'decks.problems': { zh: '{{count}} 处不合规则', en: 'Breaks {{count}} rules' },
  'decks.problems.title': { zh: '卡组检查', en: 'Deck check' },
  'decks.problems.help': {
    zh: '不合规则也会保存，只是不能上场。',
    en: 'It is saved all the same, but cannot be played.',
  },
  'decks.unplayable': {
    zh: '《{{name}}》还不能上场：',
    en: '“{{name}}” cannot be played yet:',
  },
  'decks.mend': { zh: '去改这套卡组', en: 'Mend this deck' },
  'decks.damaged': {
    zh: '这个浏览器里有 {{count}} 处卡组数据读不出来，原文留着没动。',
    en: '{{count}} stored decks cannot be read; they are kept as they are.',
  },
  'decks.damaged.export': { zh: '导出原文', en: 'Export as it is' },
  'decks.none.such': { zh: '没有叫《{{name}}》的卡组', en: 'There is no deck “{{name}}”' },
  'decks.none.such.help': {
    zh: '它可能改了名，或已经删掉。',
    en: 'It may have been renamed or deleted.',
  },
  'decks.linked': { zh: '有人分享给你的卡组', en: 'A deck somebody shared with you' },
  'decks.linked.keep': { zh: '收进自己的卡组', en: 'Keep it' },
  'decks.linked.name': { zh: '收到的卡组', en: 'A shared deck' },
  'decks.linked.damaged': { zh: '这个卡组链接打不开', en: 'This deck link cannot be opened' },

  'part.main': { zh: '主卡', en: 'Main' },
  'part.side': { zh: '备卡', en: 'Side' },
  'part.events': { zh: '事件', en: 'Events' },
  'part.empty': { zh: '还没有卡。', en: 'No cards yet.' },
  'part.counts': {
    zh: '主卡 {{main}} · 备卡 {{side}} · 事件 {{events}}',
    en: 'Main {{main}} · side {{side}} · events {{events}}',
  },

  'build.name': { zh: '名字', en: 'Name' },
  'build.deck': { zh: '卡组', en: 'Deck' },
  'build.cards': { zh: '选卡', en: 'Cards' },
  'build.view': { zh: '看哪边', en: 'Show' },
  'build.parts': { zh: '卡组的部分', en: 'Parts of the deck' },
  'build.add': { zh: '{{name}} 加一张', en: 'Add {{name}}' },
  'build.add.row': { zh: '加一张：', en: 'Add: ' },
  'build.read.row': { zh: '细看：', en: 'Read: ' },
  'build.take': { zh: '{{name}} 去掉一张', en: 'Remove {{name}}' },
  'build.move': { zh: '{{name}} 移到{{part}}', en: 'Move {{name}} to {{part}}' },
  'build.move.short': { zh: '→{{part}}', en: '→ {{part}}' },
  'build.read': { zh: '细看 {{name}}', en: 'Read {{name}}' },
  'build.in': { zh: '卡组里有 {{count}} 张', en: '{{count}} in the deck' },
  'build.unknown': { zh: '没有这张卡', en: 'There is no such card' },
  'build.help': {
    zh: '点卡名加入，点 ＋ − 增减，也可以拖到右边、拖回来；键盘用 ↑ ↓ 走动，＋ − 增减，Enter 加入。',
    en: 'Click a name to add it, use + and −, or drag cards over and back. By keyboard: ↑ ↓ to move, + and − to add and remove.',
  },
  'build.sieve': { zh: '筛选', en: 'Filter' },
  'build.words': { zh: '找卡名、文字', en: 'Search names and text' },
  'build.kind': { zh: '种类', en: 'Kind' },
  'build.faction': { zh: '阵营', en: 'Faction' },
  'build.arm': { zh: '兵种', en: 'Arm' },
  'build.corps': { zh: '兵权', en: 'Troops' },
  'build.needs': { zh: '兵权条件', en: 'Needs' },
  'build.needs.most': { zh: '共 {{count}} 以内', en: '{{count}} or fewer' },
  'build.all': { zh: '不限', en: 'any' },
  'build.open': { zh: '清除筛选', en: 'Clear' },
  'build.found': { zh: '{{count}} 张', en: '{{count}} cards' },
  'build.none': { zh: '没有符合的卡', en: 'No card matches' },

  'curve.needs': { zh: '将领的兵权条件', en: 'Troops that generals need' },
  'curve.needs.bar': { zh: '要 {{needs}} 兵权：{{count}} 名', en: 'Need {{needs}}: {{count}}' },
  'curve.corps': { zh: '兵权：给出 / 要的将领', en: 'Troops given / generals asking' },
  'curve.corps.bar': {
    zh: '{{corps}}：兵权卡共给 {{given}}，{{asking}} 名将领要它',
    en: '{{corps}}: {{given}} given, {{asking}} generals ask for it',
  },

  'import.title': { zh: '导入卡组', en: 'Import a deck' },
  'import.help': {
    zh: '粘贴卡组文字，或选一个文件。main 是主卡，side 是备卡，events 是事件；几张写成 x6。',
    en: 'Paste a deck as text, or choose a file: main, side and events; several of a card as x6.',
  },
  'import.text': { zh: '卡组文字', en: 'Deck as text' },
  'import.file': { zh: '选文件', en: 'Choose a file' },
  'import.go': { zh: '导入', en: 'Import' },
  'import.name': { zh: '导入的卡组', en: 'An imported deck' },

  'share.title': { zh: '分享《{{name}}》', en: 'Share “{{name}}”' },
  'share.link': { zh: '链接', en: 'Link' },
  'share.link.copy': { zh: '复制链接', en: 'Copy the link' },
  'share.text': { zh: '文字', en: 'Text' },
  'share.text.copy': { zh: '复制文字', en: 'Copy the text' },
  'share.copied': { zh: '已复制', en: 'Copied' },
  'share.file': { zh: '存成文件', en: 'Save as a file' },
} as const satisfies Words;

/** `const { t, say } = useDeckWords()`. */
export const useDeckWords = wordsOf(deckWords);
