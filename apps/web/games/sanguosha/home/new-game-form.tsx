import TABLES from 'virtual:sanguosha/tables';
import { CardPicks } from '../../../own-cards/card-picks.tsx';
import { useOwnCards } from '../../../own-cards/own-cards-store.ts';
import { Choice, worded } from '../../../pages/controls/choice.tsx';
import { SeatPlan } from '../../../pages/controls/seat-plan.tsx';
import { useDraft } from '../../../pages/home/draft.ts';
import { MoreSettings } from '../../../pages/home/more-settings.tsx';
import { NewGameForm } from '../../../pages/home/new-game-form.tsx';
import { BOTS } from '../about.ts';
import type { SanguoshaCard } from '../card/library.ts';
import { useSanguoshaWords } from '../words.ts';
import { decksName, decksOf } from './decks.ts';
import {
  agreedDraft,
  chosenDecks,
  chosenTable,
  freshDraft,
  gameOf,
  RENEGADES,
  RESPONSES,
  usualSize,
} from './new-game.ts';

/** Which mode of 三国杀 is played, by how many, and who sits where. */
export function SanguoshaNewGame() {
  const { t, say } = useSanguoshaWords();
  const { draft, change, field } = useDraft(
    () => freshDraft(TABLES),
    (settings) => agreedDraft(settings, TABLES),
  );
  const { cards: own } = useOwnCards('sanguosha');
  const { mode, size } = chosenTable(TABLES, draft);
  const roles = size.roles[draft.renegades === 'two' ? size.roles.length - 1 : 0] ?? [];
  return (
    <NewGameForm
      game={gameOf(
        TABLES,
        draft,
        own.map(({ written }) => written),
      )}
    >
      {TABLES.length > 1 && (
        <Choice
          legend={t('game.mode')}
          value={draft.mode}
          values={TABLES.map((one) => one.mode)}
          nameOf={(one) => say(TABLES.find((table) => table.mode === one)?.name ?? mode.name)}
          onChange={(one) => {
            const next = TABLES.find((table) => table.mode === one) ?? mode;
            change({ mode: next.mode, players: `${usualSize(next).players}` });
          }}
        />
      )}
      <Choice
        legend={t('home.players')}
        value={`${size.players}`}
        values={mode.sizes.map(({ players }) => `${players}`)}
        nameOf={(players) => players}
        onChange={(players) => change({ players })}
        help={[say(mode.name), ...roles.map(({ name, count }) => `${say(name)} ${count}`)].join(
          ' · ',
        )}
      />
      {size.roles.length > 1 && (
        <Choice {...worded(t, 'game.renegades', RENEGADES)} {...field('renegades')} />
      )}
      <Choice
        legend={t('game.decks')}
        value={chosenDecks(draft)}
        values={decksOf(mode.mode)}
        nameOf={(decks) => say(decksName(decks))}
        onChange={(decks) => change({ decks })}
      />
      <SeatPlan
        seats={draft.seats.slice(0, size.players)}
        bots={BOTS}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <CardPicks<SanguoshaCard>
        game="sanguosha"
        picked={draft.cards}
        gistOf={({ faction, skills }) =>
          [...(faction ? [faction.name] : []), ...skills.map(({ name }) => name)]
            .map(say)
            .join(' · ')
        }
        onChange={(cards) => change({ cards })}
      />
      <MoreSettings {...field('seed')}>
        <Choice {...worded(t, 'game.responses', RESPONSES)} {...field('responses')} />
      </MoreSettings>
    </NewGameForm>
  );
}
