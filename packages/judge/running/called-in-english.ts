import { soundOf } from '@lianhuan/cardtext';

/**
 * Cards that a scenario made up have a Chinese name alone: for those who read English they are called by its sound, on
 * the table, in its log and in what is asked alike.
 * @param library what is printed on the cards; cards of the game have an English name and stay as they are
 */
export function calledInEnglish(library: readonly unknown[]): readonly unknown[] {
  return library.map((printed) => {
    const { name, english } = printed as { readonly name?: string; readonly english?: string };
    if (name === undefined || english !== name || !CHINESE.test(name)) return printed;
    return { ...(printed as object), english: soundOf(name) };
  });
}

const CHINESE = /\p{Script=Han}/u;
