import { useContext, useEffect } from 'react';
import { create } from 'zustand';
import { type Book, BookContext } from '../games/book.ts';
import { loaded } from '../games/loaded.ts';
import type { CardInfo, Pictures } from './card-info.ts';

/** The pictures that are there, by game. */
const usePictures = create<Readonly<Record<string, Pictures | undefined>>>()(() => ({}));

/**
 * The picture of a card. Pictures are more than half of what cards weigh, so a game begins without them: until they
 * are there it is ''.
 */
export function usePicture({ id, icon, pictureOf = id }: CardInfo): string {
  const book = useContext(BookContext);
  const fetched = usePictures((all) => (book === null ? undefined : all[book.game]?.[pictureOf]));
  const wanted = icon === null && fetched === undefined;
  useEffect(() => {
    if (wanted && book !== null) void fetchPictures(book);
  }, [wanted, book]);
  return icon ?? fetched ?? '';
}

async function fetchPictures({ game, pictures }: Book): Promise<void> {
  // What fails is tried again by the next card that is shown.
  const fetched = await loaded(pictures).catch(() => null);
  if (fetched !== null && usePictures.getState()[game] !== fetched)
    usePictures.setState({ [game]: fetched });
}
