import { basename } from 'node:path';
import type { GameId } from '../games/ids.ts';
import { proofId } from '../rules/rule-info.ts';

/** The scenarios of one file, each as it is written, by the ids of their titles. */
export type ProofFile = Readonly<Record<string, string>>;

const known = new Map<GameId, Promise<ReadonlyMap<string, ProofFile>>>();

/** The scenarios of a game by the names of their files; read once. */
export function proofFiles(game: GameId): Promise<ReadonlyMap<string, ProofFile>> {
  const files = known.get(game) ?? readFiles(game);
  known.set(game, files);
  return files;
}

async function readFiles(game: GameId): Promise<ReadonlyMap<string, ProofFile>> {
  const { scenariosOf } = await import('@lianhuan/judge');
  const files = new Map<string, Record<string, string>>();
  const titles = new Map<string, string>();
  for (const { file, title, text } of scenariosOf(game).scenarios) {
    const id = proofId(title);
    const other = titles.get(id);
    if (other !== undefined) throw new Error(`“${title}” and “${other}” have one address`);
    titles.set(id, title);
    const name = scenarioFileName(file);
    files.set(name, { ...files.get(name), [id]: text });
  }
  return files;
}

/** A file of scenarios as proofs name it: without its folder, and without `.yaml`. */
export function scenarioFileName(file: string): string {
  return basename(file).replace(/\.ya?ml$/, '');
}
