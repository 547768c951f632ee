import { wordsOf } from '../../../i18n/index.ts';
import type { Words } from '../../../i18n/words.ts';

/** What the curves of a deck say. */
const curveWords = {
  'curve.needs': { zh: '将领的兵权条件', en: 'Troops that generals need' },
  'curve.needs.bar': { zh: '要 {{needs}} 兵权：{{count}} 名', en: 'Need {{needs}}: {{count}}' },
  'curve.corps': { zh: '兵权：给出 / 要的将领', en: 'Troops given / generals asking' },
  'curve.corps.bar': {
    zh: '{{corps}}：兵权卡共给 {{given}}，{{asking}} 名将领要它',
    en: '{{corps}}: {{given}} given, {{asking}} generals ask for it',
  },
} as const satisfies Words;

/** `const { t, say } = useCurveWords()`. */
export const useCurveWords = wordsOf(curveWords);
