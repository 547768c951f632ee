import './face.css';
import type { Language } from '@lianhuan/kernel';
import type { CardFaceProps } from '../../../cards/kit.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import type { SanguoshaCard } from './library.ts';
import { packName } from './packs.ts';
import { sceneOf } from './scene.ts';
import { TERMS } from './terms.ts';

/** The face of a card of 三国杀: its suit and rank in the corner; a general has its faction there. */
export function Face({ card, language }: CardFaceProps<SanguoshaCard>) {
  const { corner, colour, faction, hpHalves, range, pack } = card;
  return (
    <CardSheet
      card={withAllNames(card)}
      language={language}
      terms={TERMS}
      dye={faction?.id}
      scene={sceneOf(card)}
      seal={
        faction !== null ? (
          <span className="faction-seal">{faction.name.zh.slice(0, 1)}</span>
        ) : (
          corner !== '' && (
            <span className="corner" data-colour={colour}>
              {corner}
            </span>
          )
        )
      }
      marks={
        (hpHalves > 0 || range > 0) && (
          <div className="marks">
            {hpHalves > 0 && (
              <span className="face-hp">
                {'●'.repeat(hpHalves / 2)}
                {hpHalves % 2 === 1 && '◐'}
              </span>
            )}
            {range > 0 && (
              <span className="face-range">
                {language === 'zh' ? '范围' : 'range'} {range}
              </span>
            )}
          </div>
        )
      }
      footStart={pack !== '' && <span className="face-pack">{packName(pack)[language]}</span>}
    />
  );
}

/** Skills without words stand with their names, so that a card that cannot be played yet does not look empty. */
function withAllNames(card: SanguoshaCard): SanguoshaCard {
  const bare = card.skills.filter(({ text }) => text.zh === '');
  if (bare.length === 0) return card;
  const lines = (language: Language) =>
    [card.text[language], ...bare.map(({ name }) => `〖${name[language]}〗${UNWRITTEN[language]}`)]
      .filter((line) => line !== '')
      .join('\n');
  return { ...card, text: { zh: lines('zh'), en: lines('en') } };
}

const UNWRITTEN: Readonly<Record<Language, string>> = {
  zh: '文字尚未写成，还不能上场。',
  en: ' is not written yet, so this general cannot be played.',
};
