import type { OpenSets } from '../language/vocabulary.ts';
import type { Complaint } from './diagnostic.ts';

/** A term has so many letters at most before what all of its set end with. */
const MOST_LETTERS = 8;

/**
 * What it says about words that could not be read, with the way to bring in a term where they look like a new one of an
 * open set: 灵魂指示物.
 */
export function withNewTerm(complaint: Complaint, text: string, openSets: OpenSets): Complaint {
  const said = text.slice(complaint.span[0], complaint.span[1]);
  for (const [set, { ending }] of Object.entries(openSets)) {
    const at = ending === '' ? -1 : said.indexOf(ending);
    if (at < 1 || at > MOST_LETTERS) continue;
    const term = said.slice(0, at + ending.length);
    const { zh, en } = complaint.text;
    return {
      ...complaint,
      text: {
        zh: `${zh}（新的${set}先在卡牌文件里写明：- terms: { ${set}: { ${term}: … } }）`,
        en: `${en} (A new one is brought in by the card file: - terms: { ${set}: { ${term}: … } })`,
      },
    };
  }
  return complaint;
}
