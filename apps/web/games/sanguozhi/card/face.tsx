import './face.css';
import type { ReactNode } from 'react';
import type { CardFaceProps } from '../../../cards/kit.tsx';
import { CardSheet } from '../../../cards/sheet.tsx';
import type { SanguozhiCard } from './library.ts';
import { Marks } from './marks.tsx';
import { FACTION_NAMES, FACTION_SIGNS } from './names.ts';
import { sceneOf } from './scene.ts';
import { TERMS } from './terms.ts';
import { Troops } from './troops.tsx';

/** The face of a card of 三国智; a general is dyed by its first 阵营. */
export function Face({ card, language, values }: CardFaceProps<SanguozhiCard>) {
  return (
    <CardSheet
      card={card}
      language={language}
      terms={TERMS}
      dye={card.factions[0]}
      scene={sceneOf(card)}
      seal={<Seal card={card} language={language} witNeed={values?.witNeed ?? card.witNeed} />}
      marks={<Marks card={card} language={language} values={values} />}
      footStart={<Factions card={card} language={language} />}
    />
  );
}

interface SealProps extends Pick<CardFaceProps<SanguozhiCard>, 'card' | 'language'> {
  readonly witNeed: number | null;
}

/** At the top right: what it takes to use the card, or what a 兵权 gives. */
function Seal({ card, language, witNeed }: SealProps): ReactNode {
  if (card.face) {
    return (
      <span className="demand">
        <Troops count={card.face} language={language} />
      </span>
    );
  }
  if (witNeed !== null) {
    const changed = witNeed === card.witNeed ? undefined : true;
    return (
      <span className="demand">
        <span className="corps" data-corps="counsel" data-changed={changed}>
          {language === 'zh' ? '智' : 'Wit'}
          <b>{witNeed}</b>
        </span>
      </span>
    );
  }
  if (card.needs.length === 0) return null;
  return (
    <span className="demand">
      {card.needs.map((needs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is its place
        <span className="demand-way" key={place}>
          <Troops count={needs} language={language} />
        </span>
      ))}
    </span>
  );
}

function Factions({
  card,
  language,
}: Pick<CardFaceProps<SanguozhiCard>, 'card' | 'language'>): ReactNode {
  return card.factions.map((faction) => (
    <span className="faction" data-faction={faction} key={faction}>
      {language === 'zh' ? FACTION_SIGNS[faction] : FACTION_NAMES[faction].en}
    </span>
  ));
}
