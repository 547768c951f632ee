import type { Text } from '@lianhuan/kernel';
import { type DeckName, ownAmong } from '../../decks/deck-choice.ts';
import type { OwnDeck } from '../../decks/deck-edit.ts';
import type { BotKind, SeatKind } from '../../engine/protocol.ts';
import type { GameId } from '../../games/ids.ts';
import { useWords } from '../../i18n/index.ts';
import { SeatPlan } from '../controls/seat-plan.tsx';
import { type DeckGroup, DeckPlan } from './deck-plan.tsx';
import { OwnDecksChecked, type Warnings } from './own-decks-checked.tsx';

interface DuelFieldsProps {
  readonly game: GameId;
  readonly bots: readonly BotKind[];
  /** Of those who play. */
  readonly seats: readonly SeatKind[];
  readonly decks: readonly DeckName[];
  readonly ready: readonly { readonly id: string; readonly idea: Text }[];
  readonly readyGroups: readonly DeckGroup<DeckName>[];
  readonly own: readonly OwnDeck[];
  /** What the game calls these fields. */
  readonly names: { readonly decks: string; readonly own: string; readonly build: string };
  /** What says why one's own decks cannot be played. */
  readonly loadWarnings: () => Promise<Warnings>;
  onSeat(seat: number, kind: SeatKind): void;
  onDeck(seat: number, deck: DeckName): void;
}

/** Who plays, and with which decks: ready ones or one's own. */
export function DuelFields(props: DuelFieldsProps) {
  const { game, bots, seats, decks, ready, readyGroups, own, names, loadWarnings } = props;
  const { say } = useWords();
  const idea = ready.find(({ id }) => `ready:${id}` === decks[0])?.idea;
  const ownGroup: DeckGroup<DeckName> = {
    name: names.own,
    decks: own.map(({ name }) => ({ value: `own:${name}`, name })),
  };
  return (
    <>
      <SeatPlan seats={seats} bots={bots} onChange={props.onSeat} />
      <DeckPlan
        legend={names.decks}
        chosen={decks}
        groups={[...readyGroups, ownGroup]}
        idea={idea ? say(idea) : null}
        onChange={props.onDeck}
      />
      <OwnDecksChecked
        game={game}
        decks={ownAmong(decks, own)}
        load={loadWarnings}
        toDecks={names.build}
      />
    </>
  );
}
