import { useMemo } from 'react';
import { wordsOf } from '../i18n/index.ts';
import type { Words } from '../i18n/words.ts';
import { useDecks } from './deck-kit.ts';

/** What the deck pages say; {{deck}} is what the game calls a deck. */
const deckWords = {
  'decks.own': { zh: '自己的{{deck}}', en: 'Your decks' },
  'decks.own.none': {
    zh: '还没有自己的{{deck}}。新组一套，或者把现成的复制一份来改。',
    en: 'None yet. Build one, or copy a ready deck and change it.',
  },
  'decks.ready': { zh: '现成的{{deck}}', en: 'Ready decks' },
  'decks.new': { zh: '新组一套', en: 'Build a deck' },
  'decks.new.name': { zh: '新{{deck}}', en: 'New deck' },
  'decks.import': { zh: '导入', en: 'Import' },
  'decks.look': { zh: '查看', en: 'Look' },
  'decks.edit': { zh: '编辑', en: 'Edit' },
  'decks.copy': { zh: '复制来改', en: 'Copy and change' },
  'decks.copy.name': { zh: '{{name}}·改', en: '{{name}}, changed' },
  'decks.share': { zh: '分享', en: 'Share' },
  'decks.delete': { zh: '删除', en: 'Delete' },
  'decks.deleted': { zh: '已删除《{{name}}》', en: 'Deleted “{{name}}”' },
  'decks.undo': { zh: '撤销', en: 'Undo' },
  'decks.back': { zh: '全部{{deck}}', en: 'All decks' },
  'decks.legal': { zh: '可以上场', en: 'Ready to play' },
  'decks.problems': { zh: '{{count}} 处不合规则', en: 'Rules broken: {{count}}' },
  'decks.problems.title': { zh: '{{deck}}检查', en: 'Deck check' },
  'decks.problems.help': {
    zh: '不合规则也会保存，只是不能上场。',
    en: 'It is saved all the same, but cannot be played.',
  },
  'decks.unplayable': {
    zh: '《{{name}}》还不能上场：',
    en: '“{{name}}” cannot be played yet:',
  },
  'decks.mend': { zh: '去改这套{{deck}}', en: 'Mend this deck' },
  'decks.damaged': {
    zh: '这个浏览器里有 {{count}} 处{{deck}}数据读不出来，原文留着没动。',
    en: '{{count}} stored decks cannot be read; they are kept as they are.',
  },
  'decks.none.such': { zh: '没有叫《{{name}}》的{{deck}}', en: 'There is no deck “{{name}}”' },
  'decks.none.such.help': {
    zh: '它可能改了名，或已经删掉。',
    en: 'It may have been renamed or deleted.',
  },
  'decks.linked': { zh: '有人分享给你的{{deck}}', en: 'A deck somebody shared with you' },
  'decks.linked.keep': { zh: '收进自己的{{deck}}', en: 'Keep it' },
  'decks.linked.name': { zh: '收到的{{deck}}', en: 'A shared deck' },
  'decks.linked.damaged': { zh: '这个{{deck}}链接打不开', en: 'This deck link cannot be opened' },

  'part.empty': { zh: '还没有卡。', en: 'No cards yet.' },

  'build.name': { zh: '名字', en: 'Name' },
  'build.deck': { zh: '{{deck}}', en: 'Deck' },
  'build.cards': { zh: '选卡', en: 'Cards' },
  'build.view': { zh: '看哪边', en: 'Show' },
  'build.parts': { zh: '{{deck}}的部分', en: 'Parts of the deck' },
  'build.add': { zh: '{{name}} 加一张', en: 'Add {{name}}' },
  'build.add.row': { zh: '加一张：', en: 'Add: ' },
  'build.read.row': { zh: '细看：', en: 'Read: ' },
  'build.take': { zh: '{{name}} 去掉一张', en: 'Remove {{name}}' },
  'build.move': { zh: '{{name}} 移到{{part}}', en: 'Move {{name}} to {{part}}' },
  'build.move.short': { zh: '→{{part}}', en: '→ {{part}}' },
  'build.read': { zh: '细看 {{name}}', en: 'Read {{name}}' },
  'build.in': { zh: '{{deck}}里有 {{count}} 张', en: '{{count}} in the deck' },
  'build.unknown': { zh: '没有这张卡', en: 'There is no such card' },
  'build.help': {
    zh: '点卡名加入，点 ＋ − 增减，也可以拖到右边、拖回来；键盘用 ↑ ↓ 走动，＋ − 增减，Enter 加入。',
    en: 'Click a name to add it, use + and −, or drag cards over and back. By keyboard: ↑ ↓ to move, + and − to add and remove.',
  },
  'build.filter': { zh: '筛选', en: 'Filter' },
  'build.words': { zh: '找卡名、文字', en: 'Search names and text' },
  'build.all': { zh: '不限', en: 'any' },
  'build.open': { zh: '清除筛选', en: 'Clear' },
  'build.found': { zh: '{{count}} 张', en: '{{count}} cards' },
  'build.none': { zh: '没有符合的卡', en: 'No card matches' },

  'import.title': { zh: '导入{{deck}}', en: 'Import a deck' },
  'import.text': { zh: '{{deck}}文字', en: 'Deck as text' },
  'import.file': { zh: '选文件', en: 'Choose a file' },
  'import.go': { zh: '导入', en: 'Import' },
  'import.name': { zh: '导入的{{deck}}', en: 'An imported deck' },

  'share.title': { zh: '分享《{{name}}》', en: 'Share “{{name}}”' },
  'share.link': { zh: '链接', en: 'Link' },
  'share.link.copy': { zh: '复制链接', en: 'Copy the link' },
  'share.text': { zh: '文字', en: 'Text' },
  'share.text.copy': { zh: '复制文字', en: 'Copy the text' },
  'share.copied': { zh: '已复制', en: 'Copied' },
  'share.file': { zh: '存成文件', en: 'Save as a file' },
} as const satisfies Words;

const usePlainWords = wordsOf(deckWords);

/** `const { t, say } = useDeckWords()`, where the decks of a game are. */
export function useDeckWords(): ReturnType<typeof usePlainWords> {
  const words = usePlainWords();
  const { term } = useDecks();
  return useMemo(() => {
    const deck = words.say(term);
    return { ...words, t: (key, values = {}) => words.t(key, { deck, ...values }) };
  }, [words, term]);
}
