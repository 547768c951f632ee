import type { Text } from '@lianhuan/kernel';
import type { Arm, Change, Faction, TroopCount } from '@lianhuan/sanguozhi';
import { useBook } from '../../../games/book.ts';
import { troopsInWords } from '../card/describe.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { ARM_NAMES, FACTION_NAMES } from '../card/names.ts';
import { useSanguozhiWords } from '../words.ts';

/** `const wordsOf = useValueWords()`: what a card was or became, in words. */
export function useValueWords(): (what: Change['what'], value: Change['from']) => string {
  const { t, say, language } = useSanguozhiWords();
  const cards = useBook().cards.cards as readonly SanguozhiCard[];
  return (what, value) => {
    if (value === null) return t('notes.none');
    if (typeof value === 'boolean') return t(value ? 'notes.yes' : 'notes.no');
    if (!Array.isArray(value)) return String(value);
    if (what === 'needs') return troopsInWords(value as readonly TroopCount[], language);
    if (value.length === 0) return t('notes.none');
    return value.map((one) => say(nameOf(cards, what, one as string | Text))).join(t('board.and'));
  };
}

function nameOf(cards: readonly SanguozhiCard[], what: Change['what'], one: string | Text): Text {
  if (typeof one === 'object') return one;
  switch (what) {
    case 'factions':
      return FACTION_NAMES[one as Faction];
    case 'arms':
      return ARM_NAMES[one as Arm];
    default:
      return traitName(cards, one);
  }
}

/** A trait is called by its Chinese name everywhere; its English is on the cards. */
function traitName(cards: readonly SanguozhiCard[], trait: string): Text {
  const printed = cards.flatMap(({ traits }) => traits).find(({ zh }) => zh === trait);
  return printed ?? { zh: trait, en: trait };
}
