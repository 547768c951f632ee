import './card-picks.css';
import { Link } from 'wouter';
import type { CardInfo } from '../cards/card-info.ts';
import type { GameId } from '../games/ids.ts';
import { ownCardsAddress } from './address.ts';
import { useOwnCards } from './own-cards-store.ts';
import { useOwnCardWords } from './words.ts';

interface CardPicksProps<Card extends CardInfo> {
  readonly game: GameId;
  /** The ids of those that are to be played. */
  readonly picked: readonly string[];
  /** What is said of a card beside its name. */
  gistOf(card: Card): string;
  onChange(picked: readonly string[]): void;
}

/** Which of the player's own cards go into a new game, where no decks say so. */
export function CardPicks<Card extends CardInfo>(props: CardPicksProps<Card>) {
  const { game, picked, gistOf, onChange } = props;
  const { t, say } = useOwnCardWords();
  const { cards } = useOwnCards(game);
  return (
    <>
      {cards.length > 0 && (
        <fieldset className="choice">
          <legend>{t('own.picks')}</legend>
          <ul className="card-picks">
            {cards.map(({ info: { id, name, ...info } }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={picked.includes(id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...picked, id] : picked.filter((one) => one !== id),
                      )
                    }
                  />
                  <span>
                    {say(name)} <small>{gistOf({ id, name, ...info } as Card)}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <p className="help to-own-cards">
        <Link to={ownCardsAddress(game)}>{t('own.picks.manage')}</Link>
      </p>
    </>
  );
}
