import {
  type AddedCard,
  type AddedCards,
  type NamedCard,
  soundsOf,
  withSounds,
} from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardInfo } from '../cards/card-info.ts';
import type { CardPrinter, PrintedAddition, TablePrinter } from './added-cards.ts';

/** What printing must know of a game. */
export interface PrintedGame<Card extends NamedCard> {
  library(): readonly Card[];
  readonly added: AddedCards<Card>;
  /** A card but for its icon. */
  print(card: Card): CardInfo;
  /** The name of a card's icon. */
  iconOf(card: Card): string;
}

/** Makes what prints the cards that somebody adds to a game. */
export function cardPrinter<Card extends NamedCard>(game: PrintedGame<Card>): CardPrinter {
  const { library, added } = game;
  return (cards) => {
    const written = readable(added, cards);
    return added
      .libraryWith(written)
      .slice(library().length)
      .flatMap((card) => {
        // Items that bring in terms are no cards.
        const as = written.find(({ id }) => id === card.id);
        return as === undefined ? [] : printed(game, card, as);
      });
  };
}

/**
 * Makes what prints the cards that a scenario has for its table alone. Its author wrote in Chinese alone: where a text
 * speaks of a card that was made up, it is called by its sound in English, as that card is.
 */
export function tablePrinter<Card extends NamedCard>(game: PrintedGame<Card>): TablePrinter {
  return (library) => {
    const additions = game.added
      .among(library as readonly Card[])
      .map((card) => printed(game, card, {}));
    const isChinese = ({ en }: Text) => /\p{Script=Han}/u.test(en);
    if (!additions.some(({ info }) => isChinese(info.name) || isChinese(info.text)))
      return additions;
    const sounds = soundsOf(additions.map(({ info }) => info.name.zh));
    const spoken = ({ zh, en }: Text): Text => ({ zh, en: withSounds(en, sounds) });
    return additions.map(({ info, ...others }) => ({
      ...others,
      info: { ...info, name: spoken(info.name), text: spoken(info.text) },
    }));
  };
}

function printed<Card extends NamedCard>(
  { library, print, iconOf }: PrintedGame<Card>,
  card: Card,
  written: AddedCard,
): PrintedAddition {
  const icon = iconOf(card);
  const like = library().find((one) => iconOf(one) === icon);
  return { written, info: print(card), like: like?.id ?? null };
}

/** Those of the cards that can be read beside each other. */
function readable<Card extends NamedCard>(added: AddedCards<Card>, cards: readonly unknown[]) {
  let left = cards;
  for (;;) {
    const read = added.read(left);
    if (read.ok) return read.value;
    const wrong = new Set(read.problems.map(({ at }) => /\[(\d+)\]$/.exec(at)?.[1]));
    const rest = left.filter((_, place) => !wrong.has(`${place}`));
    // A problem with the whole list, not with one of its cards.
    if (rest.length === left.length) return [];
    left = rest;
  }
}
