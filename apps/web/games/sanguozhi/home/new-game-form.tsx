import { useState } from 'react';
import { Link } from 'wouter';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { SeedField } from '../../../pages/home/seed-field.tsx';
import { Choice } from '../../../pages/shell/choice.tsx';
import { SeatPlan } from '../../../pages/shell/seat-plan.tsx';
import { BOTS } from '../about.ts';
import { readOwnDecks } from '../decks/own-decks.ts';
import { READY_DECKS } from '../decks/ready-decks.ts';
import { useSanguozhiWords } from '../words.ts';
import { DeckPlan } from './deck-plan.tsx';
import { type Draft, freshDraft, gameOf, LENGTHS, PLAYER_COUNTS, playing } from './new-game.ts';

/** How many play 三国智, and with which decks. */
export function SanguozhiNewGame() {
  const { t } = useSanguozhiWords();
  const [own] = useState(readOwnDecks);
  const [draft, setDraft] = useState(() => freshDraft(READY_DECKS.map(({ id }) => id)));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <NewGameForm game={gameOf(draft, own)}>
      <Choice
        legend={t('home.players')}
        value={draft.players}
        values={PLAYER_COUNTS}
        nameOf={(players) => t(`game.players.${players}`)}
        onChange={(players) => change({ players })}
      />
      <SeatPlan
        seats={playing(draft.seats, draft)}
        bots={BOTS}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <DeckPlan
        decks={playing(draft.decks, draft)}
        own={own}
        onChange={(seat, deck) => change({ decks: draft.decks.with(seat, deck) })}
      />
      <p className="help">
        <Link to="/sanguozhi/decks">{t('game.decks.build')}</Link>
      </p>
      <details>
        <summary>{t('home.more')}</summary>
        <Choice
          legend={t('game.length')}
          value={draft.length}
          values={LENGTHS}
          nameOf={(length) => t(`game.length.${length}`)}
          onChange={(length) => change({ length })}
          help={t('game.length.help', { grain: draft.length })}
        />
        <SeedField seed={draft.seed} onChange={(seed) => change({ seed })} />
      </details>
    </NewGameForm>
  );
}
