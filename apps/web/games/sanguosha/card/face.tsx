import './face.css';
import type { CardFaceProps } from '../../../cards/kit.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import type { SanguoshaCard } from './library.ts';
import { packName } from './packs.ts';
import { TERMS } from './terms.ts';

/** The face of a card of 三国杀: its suit and rank in the corner; a general has its faction there. */
export function Face({ card, language }: CardFaceProps<SanguoshaCard>) {
  const { corner, colour, faction, hpHalves, range, pack } = card;
  return (
    <CardSheet
      card={card}
      language={language}
      terms={TERMS}
      dye={faction?.id}
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
