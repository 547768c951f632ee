import type { Text } from '@lianhuan/kernel';
import { type DeckName, ownAmong } from '../../decks/deck-choice.ts';
import type { OwnDeck } from '../../decks/deck-edit.ts';
import { keepChosenDecks } from '../../decks/storage/chosen-decks.ts';
import type { BotKind, SeatKind } from '../../engine/protocol.ts';
import type { GameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { SeatPlan } from '../controls/seat-plan.tsx';
import { type DeckGroup, DeckPlan } from './deck-plan.tsx';
import { OwnDecksChecked, type Warnings } from './own-decks-checked.tsx';

/** Who plays, in a form for a new game. */
export interface DuelDraft {
  readonly seats: readonly SeatKind[];
  /** One for each seat. */
  readonly decks: readonly DeckName[];
}

interface DuelFieldsProps {
  readonly game: GameId;
  readonly bots: readonly BotKind[];
  /** How many play: the first ones of all that the form keeps. */
  readonly players: number;
  readonly ready: readonly { readonly id: string; readonly idea: Text }[];
  readonly readyGroups: readonly DeckGroup<DeckName>[];
  readonly own: readonly OwnDeck[];
  /** What the game calls these fields. */
  readonly names: { readonly decks: string; readonly own: string; readonly build: string };
  /** What says why one's own decks cannot be played. */
  readonly loadWarnings: () => Promise<Warnings>;
  readonly draft: DuelDraft;
  change(part: Partial<DuelDraft>): void;
}

/** Who plays, and with which decks: ready ones or one's own. */
export function DuelFields(props: DuelFieldsProps) {
  const { game, bots, players, draft, change, ready, readyGroups, own, names } = props;
  const decks = draft.decks.slice(0, players);
  const { say } = useWords();
  const idea = ready.find(({ id }) => `ready:${id}` === decks[0])?.idea;
  const ownGroup: DeckGroup<DeckName> = {
    name: names.own,
    decks: own.map(({ name }) => ({ value: `own:${name}`, name })),
  };
  const choose = (chosen: readonly DeckName[]) => {
    change({ decks: chosen });
    keepChosenDecks(game, chosen);
  };
  return (
    <>
      <SeatPlan
        seats={draft.seats.slice(0, players)}
        bots={bots}
        onChange={(seat, kind) => change({ seats: draft.seats.with(seat, kind) })}
      />
      <DeckPlan
        legend={names.decks}
        chosen={decks}
        groups={[...readyGroups, ownGroup]}
        idea={idea ? say(idea) : null}
        onChange={(seat, deck) => choose(draft.decks.with(seat, deck))}
      />
      <OwnDecksChecked
        game={game}
        decks={ownAmong(decks, own)}
        load={props.loadWarnings}
        toDecks={names.build}
      />
    </>
  );
}
