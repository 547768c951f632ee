import type { Problem } from '@lianhuan/kernel';
import type { Rest } from './protocol.ts';
import { keptSave, newSaveId, parseSave, saveText, writeSave } from './saves.ts';

/** What became of a game that was to be saved. */
export type Saved =
  /** It is kept under its id; or, with problems, only held in this window. */
  | { readonly as: 'itself'; readonly problems: readonly Problem[] }
  /** Another window went on with it: this one's game is kept beside it, under an id of its own. */
  | { readonly as: 'another'; readonly id: string; readonly problems: readonly Problem[] };

/**
 * The save of the game on the screen. It is written only over what this window knows of it, so that
 * two windows with one game lose nothing, whichever writes first.
 */
export class OpenSave {
  #id: string;
  /** The text that the browser keeps, as this window last read or wrote it; null for none. */
  #known: string | null;
  /** The game as it was last to be saved. */
  #rest: Rest | null = null;

  constructor(id: string) {
    this.#id = id;
    this.#known = keptSave(id);
  }

  get id(): string {
    return this.#id;
  }

  /** Whether the browser keeps what this window last read or wrote; a game deleted meanwhile is too. */
  get isKnown(): boolean {
    const kept = keptSave(this.#id);
    return kept === this.#known || kept === null;
  }

  /** Whether what another window wrote begins with all that was answered in this one. */
  get goesOnElsewhere(): boolean {
    const saved = parseSave(keptSave(this.#id) ?? '');
    const own = this.#rest?.record.answers ?? [];
    return saved.ok && own.every((answer, at) => saved.value.record.answers[at] === answer);
  }

  /** Saves the game; one that was only opened is kept already. */
  write(rest: Rest): Saved {
    if (!this.isKnown) return this.apart(rest);
    const opened = this.#rest === null && isKept(rest, this.#known);
    this.#rest = rest;
    return { as: 'itself', problems: opened ? [] : this.#keep(rest) };
  }

  /** Saves the game as another one, and goes on with that. */
  apart(rest: Rest | null = this.#rest): Saved {
    if (rest === null) return { as: 'itself', problems: [] };
    this.#id = newSaveId();
    this.#known = null;
    this.#rest = rest;
    return { as: 'another', id: this.#id, problems: this.#keep(rest) };
  }

  #keep(rest: Rest): readonly Problem[] {
    const text = saveText(rest);
    const problems = writeSave(this.#id, text);
    if (problems.length === 0) this.#known = text;
    return problems;
  }
}

/** Whether a text keeps just this game: as far, and with the same players. */
function isKept({ record, seats }: Rest, known: string | null): boolean {
  const saved = parseSave(known ?? '');
  if (!saved.ok) return false;
  const { record: kept, seats: keptSeats } = saved.value;
  return (
    JSON.stringify([kept.version, kept.content, kept.answers, keptSeats]) ===
    JSON.stringify([record.version, record.content, record.answers, seats])
  );
}
