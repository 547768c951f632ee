import { useState } from 'react';
import type { DeckName } from '../../../decks/deck-choice.ts';
import { lastChosenDecks } from '../../../decks/storage/chosen-decks.ts';
import { readableDecks } from '../../../decks/storage/own-decks.ts';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import { Choice, worded } from '../../../pages/controls/choice.tsx';
import { seatLetter } from '../../../pages/controls/seat-letter.ts';
import type { DeckGroup } from '../../../pages/home/deck-plan.tsx';
import { useDraft } from '../../../pages/home/draft.ts';
import { DuelFields } from '../../../pages/home/duel-fields.tsx';
import { MoreSettings } from '../../../pages/home/more-settings.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { BOTS } from '../about.ts';
import { TERMS } from '../card/names.ts';
import { themeName } from '../card/themes.ts';
import { KEPT } from '../decks/lists.ts';
import { READY_DECKS, type ReadyDeck } from '../decks/ready-decks.ts';
import { useEvolveWords } from '../words.ts';
import { agreedDraft, FIRSTS, freshDraft, gameOf, LENGTHS } from './new-game.ts';

/** Who plays EVOLVE, with which decks. */
export function EvolveNewGame() {
  const { t, say } = useEvolveWords();
  const [own] = useState(() => readableDecks(KEPT));
  const cards = useOwnCards('evolve').cards.map(({ written }) => written);
  const { draft, change, field } = useDraft(() => {
    const ready = READY_DECKS.map(({ id }) => id);
    const fresh = freshDraft(ready);
    return { ...fresh, decks: lastChosenDecks('evolve', fresh.decks, ready, own) };
  }, agreedDraft);
  const named = (deck: ReadyDeck) => ({
    value: `ready:${deck.id}` as const,
    name: `${say(deck.name)} · ${say(deck.theme === null ? TERMS.classes[deck.class] : themeName(deck.theme))}`,
  });
  const ready: readonly DeckGroup<DeckName>[] = (['class', 'theme'] as const).map((basis) => ({
    name: t(`game.decks.${basis}`),
    decks: READY_DECKS.filter((deck) => deck.basis === basis).map(named),
  }));
  return (
    <NewGameForm game={gameOf(draft, own, cards)}>
      <DuelFields
        game="evolve"
        bots={BOTS}
        players={draft.seats.length}
        draft={draft}
        change={change}
        ready={READY_DECKS}
        readyGroups={ready}
        own={own}
        names={{ decks: t('game.decks'), own: t('game.decks.own'), build: t('game.decks.build') }}
        loadWarnings={loadWarnings}
      />
      <MoreSettings {...field('seed')}>
        <Choice
          {...worded(t, 'game.length', LENGTHS)}
          {...field('length')}
          help={t('game.length.help', { life: draft.length })}
        />
        <Choice
          legend={t('game.first')}
          {...field('first')}
          values={FIRSTS}
          nameOf={(first) =>
            first === 'lot'
              ? t('game.first.lot')
              : t('seat.name', { seat: seatLetter(Number(first)) })
          }
        />
      </MoreSettings>
    </NewGameForm>
  );
}

const loadWarnings = async () => (await import('../decks/index.ts')).DeckWarnings;
