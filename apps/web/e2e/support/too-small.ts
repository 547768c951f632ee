import type { Page } from '@playwright/test';

/** What is read is never smaller, and what is pressed never narrower, in pixels; what a thumb presses often is larger. */
const LEAST = { text: 11, target: 24, often: 44 };

/** What a player presses at every decision. */
const OFTEN =
  '.answers .button, .prompt-actions .button, .ways .button, .all-options li .button, .outcome .button, .curtain .button, .scrubber .button';

/**
 * What on the page is smaller than that; links within a sentence may be as small as it.
 * @param byThumb whether what is pressed often must be as large as a thumb
 */
export async function tooSmall(page: Page, byThumb: boolean): Promise<string[]> {
  // Until its font is there, a character may be drawn narrower than it is.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(
    ({ least, often }) => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      };
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.nodeValue?.trim();
        if (!text || !element || !isSeen(element)) continue;
        if (element.closest('.seen-by-readers, script, style')) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < least.text - 0.01) found.add(`${text}: ${size} px in .${element.className}`);
      }
      for (const element of document.querySelectorAll('button, a[href], summary, input, select')) {
        if (!isSeen(element) || getComputedStyle(element).display === 'inline') continue;
        // Whoever presses the words of a choice has pressed its mark.
        const target = element.matches('input') ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        const needed = often !== null && element.matches(often) ? least.often : least.target;
        if (Math.min(width, height) < needed - 0.5) {
          const words = element.textContent?.trim().slice(0, 20);
          found.add(`${words}: ${width} × ${height} px, .${element.className}`);
        }
      }
      return [...found];
    },
    { least: LEAST, often: byThumb ? OFTEN : null },
  );
}
