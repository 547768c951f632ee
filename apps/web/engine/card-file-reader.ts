import type { CardSource, ReadCardFiles } from '@lianhuan/cardtext';
import type { CardPrinter, FileReader } from './added-cards.ts';

/** Makes what reads card files of a game and prints their cards. */
export function fileReader(
  read: (files: readonly CardSource[]) => ReadCardFiles<unknown>,
  print: CardPrinter,
): FileReader {
  return (files) => {
    const { written, problems } = read(files);
    const printed = print(written.flat());
    const byId = new Map(printed.map((card) => [card.info.id, card]));
    const cards = written.map((list) => list.flatMap(({ id }) => byId.get(String(id)) ?? []));
    return { cards, problems };
  };
}
