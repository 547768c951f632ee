import type { CardFactsProps } from '../../../cards/kit.tsx';
import { CardNumbers } from '../../../cards/numbers.tsx';
import { useSanguoshaWords } from '../words.ts';
import type { SanguoshaCard } from './library.ts';
import { packName } from './packs.ts';

/** What a card is, its numbers by their names, and where it stands in the decks. */
export function Facts({ card }: CardFactsProps<SanguoshaCard>) {
  const { t, say } = useSanguoshaWords();
  const { kindName, faction, gender, pack, corner, hpHalves, range, copies, skills } = card;
  const kinds = [kindName, faction?.name, gender].flatMap((one) => (one ? say(one) : []));
  const numbers = [
    ['card.corner', corner || null],
    ['card.hp', hpHalves === 0 ? null : hpHalves / 2],
    ['card.range', range || null],
  ] as const;
  const missing = skills.filter(({ text }) => text.zh === '');
  return (
    <>
      <p className="help">
        {[...kinds, pack === '' ? '' : say(packName(pack))].filter(Boolean).join(' · ')}
      </p>
      <CardNumbers numbers={numbers} nameOf={t} />
      {copies.length > 0 && (
        <p className="help">
          {t('card.copies', { count: copies.length, corners: copies.join(' ') })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="help">
          {t('card.unwritten', {
            skills: missing.map(({ name }) => say(name)).join(t('board.and')),
          })}
        </p>
      )}
    </>
  );
}
