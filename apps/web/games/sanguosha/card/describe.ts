import type { Language } from '@lianhuan/kernel';
import type { SanguoshaCard } from './library.ts';
import { packName } from './packs.ts';

/** A card said aloud: its name, corner, kind, numbers and words. */
export function describe(card: SanguoshaCard, language: Language): string {
  const zh = language === 'zh';
  const { faction, hpHalves, range } = card;
  const said = [
    `${card.name[language]}${card.corner}`,
    card.kindName[language],
    faction?.name[language] ?? '',
    card.pack === '' ? '' : packName(card.pack)[language],
    hpHalves === 0 ? '' : zh ? `体力 ${hpHalves / 2}` : `${hpHalves / 2} HP`,
    range === 0 ? '' : zh ? `攻击范围 ${range}` : `range ${range}`,
    card.text[language],
  ];
  return said.filter((part) => part !== '').join(zh ? '，' : ', ');
}
