import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Proof } from '@lianhuan/judge';
import type { Text } from '@lianhuan/kernel';
import type { GameId } from '../games/ids.ts';
import type { Glossary, Term } from '../pages/terms/glossary.ts';
import type { DefinedTerm, TermMeaning } from '../rules/rule-info.ts';
import { coverageOf } from './coverage.ts';
import { MARKS } from './games.ts';
import { iconPath } from './icons.ts';

const APP = fileURLToPath(new URL('..', import.meta.url));

/** A term as its file holds it: `games/GAME/glossary/*.json`. */
interface WrittenTerm {
  readonly id: string;
  /** Where its name stands: `SET.KEY` of the game's `terms.json`, or `zone.KEY` of its `zone-names.json`. */
  readonly term?: string;
  /** Its English, where that place has none or another form of it. */
  readonly en?: string;
  /** Its name, where it stands nowhere else. */
  readonly name?: Text;
  readonly says: Text;
  readonly rules: readonly string[];
  /** A mark of the game's cards, by its name among their glyphs. */
  readonly glyph?: string;
  /** Or an icon of game-icons.net. */
  readonly icon?: string;
  /** Sets of `terms.json` whose names are told. */
  readonly members?: readonly string[];
  /** The title of a scenario that lists one of the rules and runs through it. */
  readonly proof: string;
}

interface WrittenGroup {
  readonly name: Text;
  readonly terms: readonly WrittenTerm[];
}

/**
 * The glossary of a game: its terms as written, with their names, pictures and scenarios.
 * @throws Error where a term names what is not there
 */
export async function glossaryOf(game: GameId): Promise<Glossary> {
  const names = readNames(game);
  const prove = await prover(game);
  return readGroups(game).map(({ id, name, terms }) => ({
    id,
    name,
    terms: terms.map((term) => termOf(game, term, names, prove)),
  }));
}

/** What each term of a game means, for whoever meets it in the words of a card or at the table: without pictures and scenarios. */
export function meaningsOf(game: GameId): TermMeaning[] {
  const names = readNames(game);
  return readGroups(game)
    .flatMap(({ terms }) => terms)
    .map((term) => ({
      id: term.id,
      name: nameOf(term, names),
      says: term.says,
      rules: term.rules,
    }));
}

/** The terms of a game by the first of the numbers that define them. */
export function termsByRule(game: GameId): ReadonlyMap<string, readonly DefinedTerm[]> {
  const names = readNames(game);
  const found = new Map<string, DefinedTerm[]>();
  for (const term of readGroups(game).flatMap(({ terms }) => terms)) {
    const [rule = ''] = term.rules;
    found.set(rule, [...(found.get(rule) ?? []), { id: term.id, name: nameOf(term, names) }]);
  }
  return found;
}

/** The groups of a game, in the order of the numbers of their files. */
function readGroups(game: GameId): (WrittenGroup & { readonly id: string })[] {
  const folder = join(APP, 'games', game, 'glossary');
  const files = readdirSync(folder).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return files.map((file) => {
    const [, id = file] = /^\d+-(.+)\.json$/.exec(file) ?? [];
    return { ...(readJson(join(folder, file)) as WrittenGroup), id };
  });
}

function termOf(game: GameId, written: WrittenTerm, names: Names, prove: Prover): Term {
  const { id, says, rules, members = [], proof } = written;
  return {
    id,
    name: nameOf(written, names),
    says,
    rules,
    picture: pictureOf(game, written),
    members: members.flatMap((set) => Object.values(setOf(names, set)).map((one) => named(one))),
    proof: prove(proof, rules),
  };
}

/** Printed names by set and key; some sets have no English. */
export type Names = Readonly<Record<string, Readonly<Record<string, string | Partial<Text>>>>>;

/** The names that a game states: the sets of its `terms.json`, and its zones. */
export function readNames(game: GameId): Names {
  const terms = readJson(join(APP, '../../packages', game, 'terms.json')) as Names;
  const zone = readJson(join(APP, 'games', game, 'board/zone-names.json')) as Names[string];
  return { ...terms, zone };
}

function nameOf({ id, term, en, name }: WrittenTerm, names: Names): Text {
  if (name !== undefined) return name;
  const [set = '', key = ''] = (term ?? '').split('.');
  const found = setOf(names, set)[key];
  if (found === undefined) throw new Error(`the term ${id} asks for a name that is not there`);
  return named(found, en);
}

function setOf(names: Names, set: string): Names[string] {
  const found = names[set];
  if (found === undefined) throw new Error(`there is no set of terms ${set}`);
  return found;
}

/** A printed term without the marks it has on cards: 【守护】 is 守护. */
function named(term: string | Partial<Text>, english?: string): Text {
  const { zh = '', en } = typeof term === 'string' ? { zh: term, en: term } : term;
  const other = english ?? en ?? '';
  return { zh: zh.replaceAll(/[【】]/g, ''), en: other.replaceAll(/[【】]/g, '') };
}

function pictureOf(game: GameId, { id, glyph, icon }: WrittenTerm): string {
  if (icon !== undefined) return iconPath(icon, id);
  const mark = MARKS[game][glyph ?? ''];
  if (mark === undefined) throw new Error(`the term ${id} has no picture`);
  return mark;
}

/** The scenario of this title, with the first of these rules that it lists and runs through. */
type Prover = (title: string, rules: readonly string[]) => Term['proof'];

async function prover(game: GameId): Promise<Prover> {
  const proofs = new Map((await coverageOf(game)).map((rule) => [rule.id, rule.proofs]));
  return (wanted, rules) => {
    const isProof = ({ title, passed, cited }: Proof) => title === wanted && passed && cited;
    const rule = rules.find((id) => proofs.get(id)?.some(isProof));
    const proof = proofs.get(rule ?? '')?.find(isProof);
    if (rule === undefined || proof === undefined)
      throw new Error(`“${wanted}” proves none of ${rules.join(', ')}`);
    return { rule, title: proof.title, english: proof.english };
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
