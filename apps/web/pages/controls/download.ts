/** How long the browser has to begin the download, in milliseconds. */
const WHILE = 10_000;

/** Hands the player a file. Half characters, which no file can hold, are written as in JSON: \ud83c. */
export function download(name: string, text: string): void {
  const whole = text.replaceAll(
    /\p{Surrogate}/gu,
    (half) => `\\u${half.charCodeAt(0).toString(16)}`,
  );
  const url = URL.createObjectURL(new Blob([whole], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), WHILE);
}
