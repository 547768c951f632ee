import { useState } from 'react';
import { type DeckName, ownAmong } from '../../../decks/deck-choice.ts';
import { readableDecks } from '../../../decks/storage/own-decks.ts';
import { Choice } from '../../../pages/controls/choice.tsx';
import { seatLetter } from '../../../pages/controls/seat-letter.ts';
import { SeatPlan } from '../../../pages/controls/seat-plan.tsx';
import { type DeckGroup, DeckPlan } from '../../../pages/home/deck-plan.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { OwnDecksChecked } from '../../../pages/home/own-decks-checked.tsx';
import { SeedField } from '../../../pages/home/seed-field.tsx';
import { BOTS } from '../about.ts';
import { TERMS } from '../card/names.ts';
import { KEPT } from '../decks/lists.ts';
import { READY_DECKS, type ReadyDeck } from '../decks/ready-decks.ts';
import { useEvolveWords } from '../words.ts';
import { type Draft, FIRSTS, freshDraft, gameOf, LENGTHS } from './new-game.ts';

/** Who plays EVOLVE, with which decks. */
export function EvolveNewGame() {
  const { t, say } = useEvolveWords();
  const [own] = useState(() => readableDecks(KEPT));
  const [draft, setDraft] = useState(() => freshDraft(READY_DECKS.map(({ id }) => id)));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const idea = READY_DECKS.find(({ id }) => `ready:${id}` === draft.decks[0])?.idea;
  const named = (deck: ReadyDeck) => ({
    value: `ready:${deck.id}` as const,
    name: `${say(deck.name)} · ${deck.theme ?? say(TERMS.classes[deck.class])}`,
  });
  const ready = (['class', 'theme'] as const).map((basis) => ({
    name: t(`game.decks.${basis}`),
    decks: READY_DECKS.filter((deck) => deck.basis === basis).map(named),
  }));
  const groups: readonly DeckGroup<DeckName>[] = [
    ...ready,
    {
      name: t('game.decks.own'),
      decks: own.map(({ name }) => ({ value: `own:${name}`, name })),
    },
  ];
  return (
    <NewGameForm game={gameOf(draft, own)}>
      <SeatPlan
        seats={draft.seats}
        bots={BOTS}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <DeckPlan
        legend={t('game.decks')}
        chosen={draft.decks}
        groups={groups}
        idea={idea ? say(idea) : null}
        onChange={(seat, deck) => change({ decks: draft.decks.with(seat, deck) })}
      />
      <OwnDecksChecked
        game="evolve"
        decks={ownAmong(draft.decks, own)}
        load={loadWarnings}
        toDecks={t('game.decks.build')}
      />
      <details>
        <summary>{t('home.more')}</summary>
        <Choice
          legend={t('game.length')}
          value={draft.length}
          values={LENGTHS}
          nameOf={(length) => t(`game.length.${length}`)}
          onChange={(length) => change({ length })}
          help={t('game.length.help', { life: draft.length })}
        />
        <Choice
          legend={t('game.first')}
          value={draft.first}
          values={FIRSTS}
          nameOf={(first) =>
            first === 'lot'
              ? t('game.first.lot')
              : t('seat.name', { seat: seatLetter(Number(first)) })
          }
          onChange={(first) => change({ first })}
        />
        <SeedField seed={draft.seed} onChange={(seed) => change({ seed })} />
      </details>
    </NewGameForm>
  );
}

const loadWarnings = async () => (await import('../decks/index.ts')).DeckWarnings;
