import type { Handle } from '@lianhuan/kernel';
import type { Refusal } from '@lianhuan/releases';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { adviceAt, useAnalysis } from '../analysis/analysis-store.ts';
import type { Snapshot } from '../engine/protocol.ts';
import { useGame } from '../engine/store.ts';
import { type Choice, type Choices, NO_CHOICES, sortChoices } from './choices.ts';
import type { TableKit } from './table-kit.ts';
import { type TableView, tableViewOf } from './table-view.ts';
import { useLastDecision } from './timeline/last-decision.ts';

/** The sheet that covers the table. */
export type Opened =
  | { readonly kind: 'card'; readonly handle: Handle }
  | { readonly kind: 'zone'; readonly id: number }
  /** A card that lies where it cannot be seen, and what it is picked for. */
  | { readonly kind: 'found'; readonly definition: string; readonly choice: Choice }
  /** A card as it is printed, that lies on the table no more. */
  | { readonly kind: 'printed'; readonly definition: string }
  | { readonly kind: 'log' }
  | { readonly kind: 'help' };

/** The moment shown, and what the player can do in it. */
export interface Board {
  readonly snapshot: Snapshot;
  readonly seen: TableView;
  readonly kit: TableKit;
  /** Empty unless the player is asked here and now. */
  readonly choices: Choices;
  readonly hint: number | null;
  readonly opened: Opened | null;
  open(what: Opened | null): void;
  /** After how many answers the player decided the last time, before the decision at hand; null where that is not known. */
  readonly lastDecision: number | null;
  /** The player wants to look back. */
  readonly scrubbing: boolean;
  scrub(on: boolean): void;
  pick(choice: Choice): void;
  refusalsOf(handle: Handle): readonly Refusal[];
}

const BoardContext = createContext<Board | null>(null);

/** @throws Error outside of a table. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('there is no table around this');
  return board;
}

interface BoardProviderProps {
  readonly snapshot: Snapshot;
  readonly kit: TableKit;
  readonly children: ReactNode;
}

function BoardProvider({ snapshot, kit, children }: BoardProviderProps) {
  const busy = useGame((game) => game.busy);
  const quick = useGame((game) => game.hint);
  const advised = useAnalysis(({ moment }) => adviceAt(moment, snapshot.answers));
  const hint = advised ?? quick;
  const [opened, open] = useState<Opened | null>(null);
  const [scrubbing, scrub] = useState(false);
  const { decision } = snapshot.view;
  const asked = snapshot.live && !busy && !snapshot.thinking && decision !== null;
  const lastDecision = useLastDecision(asked ? snapshot.answers : null);
  const board = useMemo<Board>(() => {
    const seen = tableViewOf(snapshot.view);
    return {
      snapshot,
      seen,
      kit,
      choices: asked ? sortChoices(decision, seen, kit) : NO_CHOICES,
      hint,
      opened,
      open,
      lastDecision,
      scrubbing: scrubbing || snapshot.mode === 'replay' || !snapshot.live,
      scrub,
      pick({ index }) {
        open(null);
        useGame.getState().answer(index);
      },
      refusalsOf: (handle) => snapshot.refusals.filter(({ card }) => card === handle),
    };
  }, [snapshot, kit, asked, decision, lastDecision, hint, opened, scrubbing]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** Makes the table of a game, played or looked through. @param Places what the game lays on it */
export function tableOf(
  kit: TableKit,
  Places: ComponentType,
): ComponentType<{ readonly snapshot: Snapshot }> {
  return ({ snapshot }) => (
    <BoardProvider snapshot={snapshot} kit={kit}>
      <Places />
    </BoardProvider>
  );
}
