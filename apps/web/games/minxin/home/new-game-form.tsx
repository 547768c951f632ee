import { CardPicks } from '../../../own-cards/card-picks.tsx';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import { Choice, worded } from '../../../pages/controls/choice.tsx';
import { SeatPlan } from '../../../pages/controls/seat-plan.tsx';
import { useDraft } from '../../../pages/home/draft.ts';
import { MoreSettings } from '../../../pages/home/more-settings.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { BOTS } from '../about.ts';
import type { MinxinCard } from '../card/library.ts';
import { useMinxinWords } from '../words.ts';
import {
  agreedDraft,
  freshDraft,
  gameOf,
  LENGTHS,
  ORDERS,
  PLAYER_COUNTS,
  seatsOf,
} from './new-game.ts';

/** How many play 民心, for how long, and in which order. */
export function MinxinNewGame() {
  const { t, say } = useMinxinWords();
  const { draft, change, field } = useDraft(freshDraft, agreedDraft);
  const { cards: own } = useOwnCards('minxin');
  return (
    <NewGameForm
      game={gameOf(
        draft,
        own.map(({ written }) => written),
      )}
    >
      <Choice
        legend={t('home.players')}
        {...field('players')}
        values={PLAYER_COUNTS}
        nameOf={(players) => players}
      />
      <SeatPlan
        seats={seatsOf(draft)}
        bots={BOTS}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <Choice
        {...worded(t, 'game.length', LENGTHS)}
        {...field('length')}
        help={t('game.length.help', { favor: draft.length })}
      />
      <CardPicks<MinxinCard>
        game="minxin"
        picked={draft.cards}
        gistOf={({ homeName, copies }) => `${say(homeName)} ×${copies}`}
        onChange={(cards) => change({ cards })}
      />
      <MoreSettings {...field('seed')}>
        <Choice {...worded(t, 'game.order', ORDERS)} {...field('order')} />
      </MoreSettings>
    </NewGameForm>
  );
}
