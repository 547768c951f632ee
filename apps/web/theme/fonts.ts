const FAMILIES = ['Lianhuan Sans', 'Lianhuan Serif'];
/** So many characters at a time: fonts come in pieces, and each makes the page lay out its text. */
const SOME = 400;

/**
 * Sets the words of the page in the app's own fonts. They come when they are needed, so this is for a
 * page that has them already, or a device that has no letters for Chinese.
 */
export async function showOwnFonts(): Promise<void> {
  await import('virtual:fonts.css');
  document.documentElement.dataset.fonts = 'own';
  await import('./rare-fonts.css');
}

/**
 * Fetches the app's own fonts bit by bit, and sets the words in them once all are there: the page
 * changes its looks once, and never while something is read. Where one of them cannot be had, as the network
 * went away, it keeps the letters of the device.
 * @param idle waits until the page has nothing to do
 */
export async function fetchOwnFonts(idle: () => Promise<void>): Promise<void> {
  const { default: characters } = await import('virtual:characters');
  await import('virtual:fonts.css');
  for (let from = 0; from < characters.length; from += SOME) {
    const some = characters.slice(from, from + SOME);
    for (const family of FAMILIES) {
      await idle();
      const isThere = await document.fonts.load(`16px "${family}"`, some).then(
        () => true,
        () => false,
      );
      if (!isThere) return;
    }
  }
  await showOwnFonts();
}

/** Whether the device draws Chinese characters by itself: otherwise all look alike. */
export function deviceHasChinese(): boolean {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return true;
  const [first, second] = ['民', '国'].map((character) => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.font = '32px sans-serif';
    pen.fillText(character, 4, 40);
    return pen.getImageData(0, 0, 48, 56).data.join();
  });
  return first !== second;
}
