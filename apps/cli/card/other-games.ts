import { type CardProblem, type CardSource, writtenCards } from '@lianhuan/cardtext';
import { GAME_IDS, loadGame } from '../games/index.ts';
import { refuse } from '../problem.ts';

/** Cards of other games in files that are read for one: what is wrong with them is only that. */

/** A card whose kind another game has. */
interface CardOfAnother {
  readonly kind: string;
  readonly game: string;
  readonly line: number;
  readonly column: number;
  /** The last of its lines. */
  readonly end: number;
}

/** A card of a file by its kind, and its lines. */
type Written = Omit<CardOfAnother, 'game'>;

/**
 * What is wrong with files, when it is said of cards of other games that they are such, and no more.
 * @param id the game for which the files were read
 * @throws Refused where all cards are of one other game, or there are none
 */
export async function withOtherGames(
  problems: readonly CardProblem[],
  sources: readonly CardSource[],
  id: string,
): Promise<readonly CardProblem[]> {
  if (sources.every(isEmpty)) {
    refuse('文件里没有卡牌', 'there are no cards in the file', sources[0].file);
  }
  if (problems.length === 0) return problems;
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const game of GAME_IDS) kinds.set(game, await kindsOf(game));
  const cards = sources.map((source) => ({ file: source.file, cards: cardsOf(source) }));
  const others = new Map(cards.map((one) => [one.file, ofAnother(one.cards, id, kinds)]));
  const strange = [...others.values()].flat();
  const [first] = strange;
  const count = cards.reduce((sum, one) => sum + one.cards.length, 0);
  if (strange.length > 0 && strange.length === count && strange.every(isOf(first.game))) {
    refuse(
      `这些卡牌不是 ${id} 的，是 ${first.game} 的（kind: ${first.kind}）`,
      `these cards are of ${first.game}, not of ${id} (kind: ${first.kind})`,
      sources[0].file,
    );
  }
  return sources.flatMap(({ file }) => {
    const here = others.get(file) ?? [];
    const left = problems.filter(
      (one) =>
        one.file === file && !here.some(({ line, end }) => line <= one.line && one.line <= end),
    );
    const told = here.map((card) => problemOf(card, file, id));
    return [...left, ...told].toSorted((a, b) => a.line - b.line || a.column - b.column);
  });
}

function isOf(game: string): (card: CardOfAnother) => boolean {
  return (card) => card.game === game;
}

/** All kinds that cards of a game have, by their slugs and as printed. */
async function kindsOf(game: string): Promise<ReadonlySet<string>> {
  const { cards } = await loadGame(game);
  const { anyOf } = cards.cardSchema().items as { readonly anyOf: readonly Form[] };
  return new Set(anyOf.flatMap(({ properties }) => properties.kind?.enum ?? []));
}

interface Form {
  readonly properties: { readonly kind?: { readonly enum?: readonly string[] } };
}

function isEmpty({ file, text }: CardSource): boolean {
  const { cards, problems } = writtenCards(text, file);
  return cards.length === 0 && problems.length === 0;
}

/** The cards of a file that say their kind. */
function cardsOf({ file, text }: CardSource): readonly Written[] {
  return writtenCards(text, file).cards.flatMap(({ place, fields }): Written[] => {
    const kind = fields.get('kind')?.value;
    if (typeof kind !== 'string') return [];
    const end = Math.max(...[...fields.values()].map((field) => field.place.line));
    return [{ kind, line: place.line, column: place.column, end }];
  });
}

function ofAnother(
  cards: readonly Written[],
  id: string,
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
): CardOfAnother[] {
  return cards.flatMap((card) => {
    const [game] = [...kinds].find(([, known]) => known.has(card.kind)) ?? [];
    const isKnown = kinds.get(id)?.has(card.kind) ?? false;
    return isKnown || game === undefined ? [] : [{ ...card, game }];
  });
}

function problemOf({ kind, game, line, column }: CardOfAnother, file: string, id: string) {
  return {
    file,
    line,
    column,
    at: `${file}:${line}:${column}`,
    expected: [],
    nearest: null,
    text: {
      zh: `「${kind}」是 ${game} 的卡牌，这里是 ${id} 的卡牌：一个文件只写一个游戏的`,
      en: `“${kind}” is a card of ${game}, and these are cards of ${id}: a file holds those of one game`,
    },
  } satisfies CardProblem;
}
