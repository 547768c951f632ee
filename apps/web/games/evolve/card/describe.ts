import type { Language, Text } from '@lianhuan/kernel';
import type { EvolveCard } from './library.ts';
import { TERMS } from './names.ts';

type Values = Readonly<Record<string, number>> | null;

/** A card said aloud: its name, kind, numbers and words. */
export function describe(card: EvolveCard, language: Language, values: Values): string {
  const say = (text: Text) => text[language];
  const said = [
    say(card.name),
    say(card.wholeKind),
    say(TERMS.classes[card.class]),
    ...card.traits.map(say),
    ...numbersInWords(card, language, values),
    say(card.text),
  ];
  return said.filter((part) => part !== '').join(language === 'zh' ? '，' : ', ');
}

function numbersInWords(card: EvolveCard, language: Language, values: Values): string[] {
  const zh = language === 'zh';
  const cost = card.cost === null ? null : (values?.cost ?? card.cost);
  const attack = card.attack === null ? null : (values?.attack ?? card.attack);
  const life = values?.life ?? card.life;
  return [
    cost === null ? '' : `${zh ? '费用' : 'cost'} ${cost}`,
    attack === null ? '' : `${zh ? '攻击力' : 'attack'} ${attack}`,
    life === null ? '' : `${zh ? '生命值' : 'life'} ${life}`,
  ];
}
