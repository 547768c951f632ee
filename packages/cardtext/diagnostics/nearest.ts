/** What stands for anything in a quoted pattern. */
const GAP = '…';

/**
 * How many characters must be added, dropped or changed to make `text` into `pattern`; a gap in the
 * pattern takes any characters for nothing.
 */
export function distance(pattern: string, text: string): number {
  const letters = [...pattern];
  let row = Array.from({ length: text.length + 1 }, (_, column) => column);
  for (const letter of letters) {
    const next = [letter === GAP ? row[0] : row[0] + 1];
    for (let column = 1; column <= text.length; column++) {
      if (letter === GAP) {
        next.push(Math.min(row[column], next[column - 1]));
        continue;
      }
      const change = row[column - 1] + (letter === text[column - 1] ? 0 : 1);
      next.push(Math.min(change, row[column] + 1, next[column - 1] + 1));
    }
    row = next;
  }
  return row[text.length];
}

/** More than this share of a word's characters wrong, and it is another word. */
const FAR = 0.5;

/** No word or clause is longer; comparing takes as long as both texts together. */
const MOST_COMPARED = 200;

/** The known word nearest to the start of `written`, if one is near enough. */
export function nearestWord(written: string, known: Iterable<string>): string | null {
  const text = written.slice(0, MOST_COMPARED);
  let best: string | null = null;
  let least = FAR;
  for (const word of known) {
    const letters = word.replaceAll(GAP, '').length;
    if (letters < 2) continue;
    const wrong = fits(word) ? distance(word, text) : closest(word, text);
    const share = wrong / letters;
    const isNearer = share < least || (share === least && isAsNear(word, text, best));
    if (isNearer) {
      best = word;
      least = share;
    }
  }
  return best;
}

/** Of two words that are equally near, the one that begins like the text is meant. */
function isAsNear(word: string, text: string, best: string | null): boolean {
  return best === null || (word[0] === text[0] && best[0] !== text[0]);
}

/** A pattern is held against the whole of a clause, a plain term only against its start. */
function fits(word: string): boolean {
  return word.includes(GAP);
}

function closest(word: string, text: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distance(word, text.slice(0, length))));
}
