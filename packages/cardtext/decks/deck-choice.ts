import { type Problem, type Result, settingProblem, succeed } from '@lianhuan/kernel';

/** A deck to play: the id of a ready one, or a list. */
export type DeckChoice<List> = string | List;

/** The decks of which somebody chooses when a game is set up. */
export interface DecksToChoose<List, Card = unknown> {
  /** Those of the game's own. */
  ready(): readonly (List & { readonly id: string })[];
  /** Reads a list as somebody wrote it. */
  read(written: unknown): Result<List>;
  /** All that keeps a list from being played, by its parts. @param cards those there are */
  check(list: List, cards: readonly Card[]): readonly Problem[];
  /** The printed term for a deck: 卡组, 牌组. */
  readonly term: string;
}

/** The setting `decks` of a game: which deck each seat plays. */
export class DeckChoices<List extends object, Card = unknown> {
  readonly #decks: DecksToChoose<List, Card>;

  constructor(decks: DecksToChoose<List, Card>) {
    this.#decks = decks;
  }

  /**
   * Reads the setting; where nothing was written, the ready decks are played in turn.
   * @param cards those there are
   */
  read(
    written: unknown,
    seats: number,
    cards: readonly Card[],
  ): Result<readonly DeckChoice<List>[]> {
    if (written === undefined) return succeed(this.#readyInTurn(seats));
    const problems: Problem[] = [];
    if (!Array.isArray(written) || written.length !== seats) {
      problems.push(
        settingProblem(
          'decks',
          `要有 ${seats} 套${this.#decks.term}，每位玩家一套`,
          `There should be ${seats} decks, one for each seat`,
        ),
      );
      return { ok: false, problems };
    }
    const choices = written.flatMap(
      (one: unknown, seat) => this.#readOne(one, `decks[${seat}]`, cards, problems) ?? [],
    );
    return problems.length > 0 ? { ok: false, problems } : succeed(choices);
  }

  #readyInTurn(seats: number): string[] {
    const ready = this.#decks.ready();
    return Array.from({ length: seats }, (_, seat) => ready[seat % ready.length].id);
  }

  #readOne(
    written: unknown,
    at: string,
    cards: readonly Card[],
    problems: Problem[],
  ): DeckChoice<List> | null {
    if (typeof written === 'string') return this.#readId(written, at, problems);
    const list = this.#decks.read(written);
    const found = list.ok ? this.#decks.check(list.value, cards) : list.problems;
    problems.push(
      ...found.map(({ text, at: inside, rule = null }) => ({
        text,
        at: `setup.${at}${inside ? `.${inside}` : ''}`,
        rule,
      })),
    );
    return list.ok ? list.value : null;
  }

  #readId(id: string, at: string, problems: Problem[]): string | null {
    const known = this.#decks.ready().map((deck) => deck.id);
    if (known.includes(id)) return id;
    const all = known.join(' / ');
    problems.push(
      settingProblem(
        at,
        `没有名为「${id}」的${this.#decks.term}；可选：${all}`,
        `There is no deck “${id}”; there are ${all}`,
      ),
    );
    return null;
  }

  /**
   * The list of a deck that was checked when the set-up was read.
   * @throws Error if the id is that of no ready deck.
   */
  listOf(choice: DeckChoice<List>): List {
    if (typeof choice !== 'string') return choice;
    const ready = this.#decks.ready().find(({ id }) => id === choice);
    if (ready === undefined) throw new Error(`there is no deck ${choice}`);
    return ready;
  }
}
