import { type CardDefinition, CLASSES, KINDS, type Special } from '@lianhuan/evolve';

const SPECIALS: Readonly<Record<Special, string>> = { evolved: '进化', token: '衍生物' };

/** What is printed on a card beside its name and text, in the words of the card: one line. */
export function printedLine(card: CardDefinition): string {
  const { kind, special, class: of, traits, theme, cost, attack, life, alias } = card;
  return [
    special === null ? KINDS[kind] : `${KINDS[kind]}·${SPECIALS[special]}`,
    CLASSES[of],
    traits.join(' '),
    cost === null ? '' : `费用 ${cost}`,
    attack === null ? '' : `${attack}/${life}`,
    theme === null ? '' : `主题 ${theme}`,
    alias === null ? '' : `联动名称 ${alias}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
