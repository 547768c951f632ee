import { existsSync } from 'node:fs';
import { type MatchRecord, parseLink, parseRecord } from '@lianhuan/kernel';
import { type Kind, readNamed } from './files.ts';
import { accept } from './problem.ts';

/**
 * Reads a record from a file (JSON, or a link as text), or from a link written out.
 * @throws Refused where there is no such file, or no record in it
 */
export function readRecord(source: string): MatchRecord {
  if (!existsSync(source) && looksLikeLink(source)) return accept(parseLink(linkText(source)));
  const text = readNamed(source).trim();
  if (looksLikeLink(text)) return accept(parseLink(linkText(text)), source);
  return accept(parseRecord(text), source);
}

/** The record of a match as the text of a file. */
export function makeRecord(match: { record(): MatchRecord }): string {
  return JSON.stringify(match.record());
}

/** A record as a file that is written to. */
export const RECORD: Kind = {
  zh: '对局记录',
  en: 'record of a game',
  isOne: (text) => parseRecord(text).ok,
};

/** A link of the web app, or the text at its end alone; no file is called like that. */
function looksLikeLink(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) || /^[\w-]{40,}$/.test(text);
}

/** The link, into which the whole game is packed, stands last in an address. */
function linkText(link: string): string {
  return link.slice(
    Math.max(link.lastIndexOf('/'), link.lastIndexOf('#'), link.lastIndexOf('=')) + 1,
  );
}
