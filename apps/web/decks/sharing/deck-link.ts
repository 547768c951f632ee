import { fail, type Result } from '@lianhuan/kernel';
import type { OwnDeck } from '../deck-edit.ts';
import type { DeckKit } from '../deck-kit.ts';

/** The deck as text that fits in a link: how many bytes it has, then the bytes, base64url. */
export function makeDeckLink(deck: OwnDeck, { writeText }: Pick<DeckKit, 'writeText'>): string {
  const bytes = new TextEncoder().encode(writeText(deck));
  const packed = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${bytes.length}.${packed}`;
}

/** The deck in a link; one that was cut short says so. */
export function parseDeckLink(
  link: string,
  { readText }: Pick<DeckKit, 'readText'>,
): Result<OwnDeck> {
  const broken = fail(
    '链接已损坏：请重新复制完整的链接',
    'The link is damaged: copy the whole link again',
  );
  const [length, packed = ''] = link.split('.');
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    if (letters.length !== Number(length)) return broken;
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return readText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return broken;
  }
}
