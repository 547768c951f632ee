import { useState } from 'react';
import { type DeckName, ownAmong } from '../../../decks/deck-choice.ts';
import { readableDecks } from '../../../decks/storage/own-decks.ts';
import { Choice } from '../../../pages/controls/choice.tsx';
import { SeatPlan } from '../../../pages/controls/seat-plan.tsx';
import { type DeckGroup, DeckPlan } from '../../../pages/home/deck-plan.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { OwnDecksChecked } from '../../../pages/home/own-decks-checked.tsx';
import { SeedField } from '../../../pages/home/seed-field.tsx';
import { BOTS } from '../about.ts';
import { KEPT } from '../decks/lists.ts';
import { READY_DECKS } from '../decks/ready-decks.ts';
import { keepSeries } from '../series/kept-series.ts';
import { OngoingSeries } from '../series/ongoing-series.tsx';
import { useSeriesWords } from '../series/words.ts';
import { useSanguozhiWords } from '../words.ts';
import {
  type Draft,
  freshDraft,
  gameOf,
  LENGTHS,
  MATCHES,
  PLAYER_COUNTS,
  playing,
  seriesOf,
} from './new-game.ts';

/** How many play 三国智, and with which decks. */
export function SanguozhiNewGame() {
  const { t, say } = useSanguozhiWords();
  const series = useSeriesWords();
  const [own] = useState(() => readableDecks(KEPT));
  const [draft, setDraft] = useState(() => freshDraft(READY_DECKS.map(({ id }) => id)));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const idea = READY_DECKS.find(({ id }) => `ready:${id}` === draft.decks[0])?.idea;
  const groups: readonly DeckGroup<DeckName>[] = [
    {
      name: null,
      decks: READY_DECKS.map(({ id, name }) => ({ value: `ready:${id}`, name: say(name) })),
    },
    {
      name: t('game.decks.own'),
      decks: own.map(({ name }) => ({ value: `own:${name}`, name })),
    },
  ];
  return (
    <NewGameForm
      game={gameOf(draft, own)}
      onStart={(save) => {
        if (draft.match === 'three') keepSeries(seriesOf(draft, own, READY_DECKS, save));
      }}
    >
      <OngoingSeries />
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
        legend={t('game.decks')}
        chosen={playing(draft.decks, draft)}
        groups={groups}
        idea={idea ? say(idea) : null}
        onChange={(seat, deck) => change({ decks: draft.decks.with(seat, deck) })}
      />
      <OwnDecksChecked
        game="sanguozhi"
        decks={ownAmong(playing(draft.decks, draft), own)}
        load={loadWarnings}
        toDecks={t('game.decks.build')}
      />
      <Choice
        legend={series.t('series.length')}
        value={draft.match}
        values={MATCHES}
        nameOf={(match) => series.t(match === 'one' ? 'series.one' : 'series.title')}
        onChange={(match) => change({ match })}
        {...(draft.match === 'three' && { help: series.t('series.help') })}
      />
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

const loadWarnings = async () => (await import('../decks/index.ts')).DeckWarnings;
