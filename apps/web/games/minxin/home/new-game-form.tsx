import { useState } from 'react';
import { Choice } from '../../../pages/controls/choice.tsx';
import { SeatPlan } from '../../../pages/controls/seat-plan.tsx';
import { MoreSettings } from '../../../pages/home/more-settings.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { BOTS } from '../about.ts';
import { useMinxinWords } from '../words.ts';
import {
  type Draft,
  freshDraft,
  gameOf,
  LENGTHS,
  ORDERS,
  PLAYER_COUNTS,
  seatsOf,
} from './new-game.ts';

/** How many play 民心, for how long, and in which order. */
export function MinxinNewGame() {
  const { t } = useMinxinWords();
  const [draft, setDraft] = useState(freshDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <NewGameForm game={gameOf(draft)}>
      <Choice
        legend={t('home.players')}
        value={draft.players}
        values={PLAYER_COUNTS}
        nameOf={(players) => players}
        onChange={(players) => change({ players })}
      />
      <SeatPlan
        seats={seatsOf(draft)}
        bots={BOTS}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <Choice
        legend={t('game.length')}
        value={draft.length}
        values={LENGTHS}
        nameOf={(length) => t(`game.length.${length}`)}
        onChange={(length) => change({ length })}
        help={t('game.length.help', { favor: draft.length })}
      />
      <MoreSettings seed={draft.seed} onSeed={(seed) => change({ seed })}>
        <Choice
          legend={t('game.order')}
          value={draft.order}
          values={ORDERS}
          nameOf={(order) => t(`game.order.${order}`)}
          onChange={(order) => change({ order })}
        />
      </MoreSettings>
    </NewGameForm>
  );
}
