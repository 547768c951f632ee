import type { Language, Text } from '@lianhuan/kernel';
import type { TroopCount } from '@lianhuan/sanguozhi';
import { CORPS_ORDER, type SanguozhiCard } from './library.ts';
import { ARM_NAMES, CORPS_NAMES, FACTION_NAMES } from './names.ts';

type Values = Readonly<Record<string, number>> | null;

/** A card said aloud: its name, kind, numbers and words. */
export function describe(card: SanguozhiCard, language: Language, values: Values): string {
  const say = (text: Text) => text[language];
  const said = [
    say(card.name),
    say(card.kindName),
    ...card.factions.map((faction) => say(FACTION_NAMES[faction])),
    ...card.arms.map((arm) => say(ARM_NAMES[arm])),
    ...card.traits.map(say),
    ...card.sorts.map(say),
    ...statsInWords(card, language, values),
    ...demandsInWords(card, language, values),
    ...card.lines.map(({ name, words }) => `${say(name)} ${say(words)}`),
    say(card.text),
  ];
  return said.filter((part) => part !== '').join(language === 'zh' ? '，' : ', ');
}

function statsInWords({ stats }: SanguozhiCard, language: Language, values: Values): string[] {
  if (stats === null) return [];
  const zh = language === 'zh';
  const damage = values?.damage ?? 0;
  return [
    `${zh ? '攻' : 'attack'} ${values?.attack ?? stats.attack}`,
    `${zh ? '命' : 'life'} ${values?.life ?? stats.life}`,
    stats.wit === null ? '' : `${zh ? '智' : 'wit'} ${values?.wit ?? stats.wit}`,
    damage === 0 ? '' : `${zh ? '受到伤害' : 'damage'} ${damage}`,
  ];
}

function demandsInWords(card: SanguozhiCard, language: Language, values: Values): string[] {
  const witNeed = values?.witNeed ?? card.witNeed;
  const zh = language === 'zh';
  return [
    card.needs.length === 0
      ? ''
      : `${zh ? '兵权条件' : 'needs'} ${troopsInWords(card.needs, language)}`,
    witNeed === null ? '' : `${zh ? '智力条件' : 'wit needed'} ${witNeed}`,
    card.face === null ? '' : `${zh ? '面值' : 'worth'} ${troopsInWords([card.face], language)}`,
  ];
}

/** Alternatives of so many troops: `2谋士 1骑兵`, or `none`. */
export function troopsInWords(ways: readonly TroopCount[], language: Language): string {
  const none = language === 'zh' ? '无' : 'none';
  return ways
    .map((count) => wayInWords(count, language) || none)
    .join(language === 'zh' ? ' 或 ' : ' or ');
}

function wayInWords(count: TroopCount, language: Language): string {
  return CORPS_ORDER.filter((corps) => (count[corps] ?? 0) > 0)
    .map((corps) =>
      language === 'zh'
        ? `${count[corps]}${CORPS_NAMES[corps].zh}`
        : `${count[corps]} ${CORPS_NAMES[corps].en}`,
    )
    .join(' ');
}
