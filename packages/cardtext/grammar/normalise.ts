/** A text as the grammar reads it, and where each of its characters stood in what was written. */
export interface Normalised {
  readonly text: string;
  /** For each character of `text`, its place in the original; one more for the end. */
  readonly origin: readonly number[];
  /** The places in `text` before which a line ended in the original. */
  readonly breaks: ReadonlySet<number>;
}

/** Marks that are often typed in another width, and the one that is printed. */
const PRINTED: Readonly<Record<string, string>> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '＋': '+',
  '－': '-',
  '−': '-',
  '–': '-',
  '﹣': '-',
  '／': '/',
  '＜': '<',
  '＞': '>',
  '＝': '=',
  '(': '（',
  ')': '）',
  '[': '【',
  ']': '】',
  '［': '【',
  '］': '】',
  ｘ: 'X',
  Ｘ: 'X',
  x: 'X',
  '\u{ff61}': '。',
  '.': '。',
  '≧': '≥',
  '≦': '≤',
  '「': '“',
  '」': '”',
};

/** What is typed with two signs where one is printed. */
const PRINTED_AS_ONE: Readonly<Record<string, string>> = {
  '>=': '≥',
  '<=': '≤',
  '＞＝': '≥',
  '＜＝': '≤',
};

/** Straight quotation marks: they open and close in turn. */
const STRAIGHT = /["＂]/;

/**
 * Drops white space, and gives every mark and digit its printed width.
 * @param inParagraphs whether a line break between words stays, as one.
 */
export function normaliseText(written: string, inParagraphs = false): Normalised {
  let text = '';
  const origin: number[] = [];
  const breaks = new Set<number>();
  let breaksHere = false;
  let opens = true;
  for (let at = 0; at < written.length; at++) {
    const character = written[at];
    if (/\s/.test(character)) {
      breaksHere ||= character === '\n';
      continue;
    }
    if (breaksHere && text !== '') {
      breaks.add(text.length);
      if (inParagraphs) {
        text += '\n';
        origin.push(at);
      }
    }
    breaksHere = false;
    origin.push(at);
    const asOne = PRINTED_AS_ONE[written.slice(at, at + 2)];
    if (asOne !== undefined) {
      text += asOne;
      at += 1;
    } else if (STRAIGHT.test(character)) {
      text += opens ? '“' : '”';
      opens = !opens;
    } else {
      text += PRINTED[character] ?? narrowDigit(character);
    }
  }
  origin.push(endOfWords(written));
  return { text, origin, breaks };
}

/** 【战力】 for 战力: the text without the marks of names around what is a term. */
export function withoutMarks(
  { text, origin, breaks }: Normalised,
  isTerm: (words: string) => boolean,
): Normalised {
  const dropped = new Set<number>();
  for (const { index, 0: whole, 1: words } of text.matchAll(/【([^【】]*)】/g)) {
    if (isTerm(words)) dropped.add(index).add(index + whole.length - 1);
  }
  if (dropped.size === 0) return { text, origin, breaks };
  const kept = [...origin.keys()].filter((at) => !dropped.has(at));
  return {
    text: kept.map((at) => text[at] ?? '').join(''),
    origin: kept.map((at) => origin[at]),
    breaks: new Set([...breaks].map((at) => kept.findIndex((place) => place >= at))),
  };
}

/** The text alone; a card's printed text is kept so. */
export function normalise(written: string): string {
  return normaliseText(written).text;
}

function narrowDigit(character: string): string {
  const digit = character.charCodeAt(0) - 0xff10;
  return digit >= 0 && digit <= 9 ? String(digit) : character;
}

function endOfWords(written: string): number {
  return written.trimEnd().length;
}
