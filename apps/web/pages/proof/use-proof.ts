import type { RecordedScenario } from '@lianhuan/judge/played';
import type { Problem } from '@lianhuan/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { loaded } from '../../games/loaded.ts';
import { type ProofInfo, proofId } from '../../rules/rule-info.ts';
import { prepareProofs } from '../rulebook/prepare-proofs.ts';

/** How far a proof is: its scenario is fetched, played by the judge, and laid on the table. */
export type ProofState =
  | { readonly kind: 'loading' }
  /** `problems` is empty where it could not be fetched. */
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
  | { readonly kind: 'ready'; readonly proof: RecordedScenario; readonly text: string };

/** Opens a proof on the table that `useGame` holds. */
export function useProof(game: GameId, info: ProofInfo): ProofState {
  const [state, setState] = useState<ProofState>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    void openProof(game, info).then((opened) => {
      if (!isLeft) setState(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [game, info]);
  return state;
}

async function openProof(game: GameId, info: ProofInfo): Promise<ProofState> {
  prepareProofs(game);
  const text = await textOf(game, info);
  if (text === null) return { kind: 'failed', problems: [] };
  const played = await useGame.getState().prove(game, text);
  if (!played.ok) return { kind: 'failed', problems: played.problems };
  const { record, seat } = played.value;
  if (record !== null && !(await useGame.getState().replay(record, seat))) {
    return { kind: 'failed', problems: useGame.getState().problems };
  }
  return { kind: 'ready', proof: played.value, text };
}

/** Its scenario as it is written; null where that cannot be fetched. */
async function textOf(game: GameId, { file, title }: ProofInfo): Promise<string | null> {
  try {
    const files = await loaded(GAMES[game].loadProofs);
    const { default: scenarios } = await loaded(files[file]);
    return scenarios[proofId(title)] ?? null;
  } catch {
    return null;
  }
}
