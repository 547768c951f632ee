import type { Problem } from '@lianhuan/kernel';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Choice } from '../shell/choice.tsx';
import { Problems } from '../shell/problems.tsx';
import { SeatPlan } from '../shell/seat-plan.tsx';
import {
  type Draft,
  freshDraft,
  gameOf,
  LENGTHS,
  ORDERS,
  PLAYER_COUNTS,
  parseSeed,
  randomSeed,
  seatsOf,
} from './new-game.ts';

export function NewGameForm() {
  const { t } = useWords();
  const [draft, setDraft] = useState(freshDraft);
  const [, goTo] = useLocation();
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const game = gameOf(draft);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (game === null) return;
    const id = await useGame.getState().start(game);
    if (id !== null) goTo(`/play/${id}`);
    else setRefused(useGame.getState().problems);
  }

  return (
    <form className="panel new-game" onSubmit={submit}>
      <h2>{t('home.new')}</h2>
      <Choice
        legend={t('home.players')}
        value={draft.players}
        values={PLAYER_COUNTS}
        nameOf={(players) => players}
        onChange={(players) => change({ players })}
      />
      <SeatPlan
        seats={seatsOf(draft)}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <Choice
        legend={t('home.length')}
        value={draft.length}
        values={LENGTHS}
        nameOf={(length) => t(`home.length.${length}`)}
        onChange={(length) => change({ length })}
        help={t('home.length.help', { favor: draft.length })}
      />
      <details>
        <summary>{t('home.more')}</summary>
        <Choice
          legend={t('home.order')}
          value={draft.order}
          values={ORDERS}
          nameOf={(order) => t(`home.order.${order}`)}
          onChange={(order) => change({ order })}
        />
        <SeedField seed={draft.seed} onChange={(seed) => change({ seed })} />
      </details>
      {refused.length > 0 && <Problems problems={refused} />}
      <button className="button button-primary start" type="submit" disabled={game === null}>
        {t('home.start')}
      </button>
    </form>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  onChange(seed: string): void;
}

function SeedField({ seed, onChange }: SeedFieldProps) {
  const { t } = useWords();
  const wrong = parseSeed(seed) === null;
  return (
    <div className="seed">
      <label htmlFor="seed">{t('home.seed')}</label>
      <div className="seed-row">
        <input
          id="seed"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          aria-invalid={wrong}
          aria-describedby="seed-help"
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="button" onClick={() => onChange(randomSeed())}>
          {t('home.seed.other')}
        </button>
      </div>
      <p className={wrong ? 'help wrong' : 'help'} id="seed-help">
        {t(wrong ? 'home.seed.wrong' : 'home.seed.help')}
      </p>
    </div>
  );
}
