import { useState } from 'react';
import type { DeckName } from '../../../decks/deck-choice.ts';
import { lastChosenDecks } from '../../../decks/storage/chosen-decks.ts';
import { readableDecks } from '../../../decks/storage/own-decks.ts';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import { Choice, worded } from '../../../pages/controls/choice.tsx';
import type { DeckGroup } from '../../../pages/home/deck-plan.tsx';
import { useDraft } from '../../../pages/home/draft.ts';
import { DuelFields } from '../../../pages/home/duel-fields.tsx';
import { MoreSettings } from '../../../pages/home/more-settings.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { BOTS } from '../about.ts';
import { KEPT } from '../decks/lists.ts';
import { READY_DECKS } from '../decks/ready-decks.ts';
import { keepSeries } from '../series/kept-series.ts';
import { OngoingSeries } from '../series/ongoing-series.tsx';
import { useSeriesWords } from '../series/words.ts';
import { useSanguozhiWords } from '../words.ts';
import {
  agreedDraft,
  freshDraft,
  gameOf,
  LENGTHS,
  MATCHES,
  PLAYER_COUNTS,
  seriesOf,
} from './new-game.ts';

/** How many play 三国智, and with which decks. */
export function SanguozhiNewGame() {
  const { t, say } = useSanguozhiWords();
  const series = useSeriesWords();
  const [own] = useState(() => readableDecks(KEPT));
  const cards = useOwnCards('sanguozhi').cards.map(({ written }) => written);
  const { draft, change, field } = useDraft(() => {
    const ready = READY_DECKS.map(({ id }) => id);
    const fresh = freshDraft(ready);
    return { ...fresh, decks: lastChosenDecks('sanguozhi', fresh.decks, ready, own) };
  }, agreedDraft);
  const ready: DeckGroup<DeckName> = {
    name: null,
    decks: READY_DECKS.map(({ id, name }) => ({ value: `ready:${id}`, name: say(name) })),
  };
  return (
    <NewGameForm
      game={gameOf(draft, own, cards)}
      bestOf={draft.match === 'three' ? 3 : 1}
      onStart={(save) => {
        if (draft.match === 'three') keepSeries(seriesOf(draft, own, READY_DECKS, save));
      }}
    >
      <OngoingSeries />
      <Choice
        legend={t('home.players')}
        {...field('players')}
        values={PLAYER_COUNTS}
        nameOf={(players) => t(`game.players.${players}`)}
      />
      <DuelFields
        game="sanguozhi"
        bots={BOTS}
        players={Number(draft.players)}
        draft={draft}
        change={change}
        ready={READY_DECKS}
        readyGroups={[ready]}
        own={own}
        names={{ decks: t('game.decks'), own: t('game.decks.own'), build: t('game.decks.build') }}
        loadWarnings={loadWarnings}
      />
      <Choice
        legend={series.t('series.length')}
        {...field('match')}
        values={MATCHES}
        nameOf={(match) => series.t(match === 'one' ? 'series.one' : 'series.title')}
        {...(draft.match === 'three' && { help: series.t('series.help') })}
      />
      <MoreSettings {...field('seed')}>
        <Choice
          {...worded(t, 'game.length', LENGTHS)}
          {...field('length')}
          help={t('game.length.help', { grain: draft.length })}
        />
      </MoreSettings>
    </NewGameForm>
  );
}

const loadWarnings = async () => (await import('../decks/index.ts')).DeckWarnings;
