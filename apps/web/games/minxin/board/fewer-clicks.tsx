import { AutoPassButtons, useForgetAutoPass } from '../../../board/prompt/auto-pass.tsx';
import { usePreferences } from '../../../engine/settings.ts';
import { useBook } from '../../book.ts';
import type { MinxinCard } from '../card/library.ts';
import { type InTurn, readPreferences, stillHolds } from '../preferences.ts';
import { useMinxinWords } from '../words.ts';
import { useMinxinView } from './minxin-view.ts';

/** Lets a player play all cards that only give, and not be asked for 闪电 any more in somebody's turn. */
export function FewerClicks() {
  const { t } = useMinxinWords();
  const { state, view } = useMinxinView();
  const [stored, change] = usePreferences('minxin');
  const { passing } = readPreferences(stored);
  const gifts = useGifts();
  const now: InTurn = { seat: view.seat, turn: state.turn };
  const asked = view.decision?.kind;
  return (
    <>
      <AutoPassButtons
        stop={stillHolds(passing, view.seat, state) ? t('pass.stop') : null}
        ways={
          asked === 'answer'
            ? [{ name: t('pass.turn'), help: t('pass.turn.help'), passing: now }]
            : []
        }
        onChange={(chosen) => change({ passing: chosen })}
      />
      {gifts > 1 && (
        <AutoPassButtons
          stop={null}
          ways={[{ name: t('give.all', { count: gifts }), help: t('give.all.help'), passing: now }]}
          onChange={(chosen) => change({ giving: chosen })}
        />
      )}
    </>
  );
}

/** How many cards the player could play now that only give. */
function useGifts(): number {
  const { find } = useBook().cards;
  const seen = useMinxinView();
  const { decision } = seen.view;
  if (decision?.kind !== 'main') return 0;
  return decision.options.filter(({ verb, card }) => {
    const definition = verb === 'play' && card !== null && seen.find(card)?.card.definition;
    return definition && (find(definition) as MinxinCard | undefined)?.isGift === true;
  }).length;
}

/** Ends both when they are over: with the turn, and when no such card is left. */
export function useFewerClicksEnd(): void {
  const { state, view } = useMinxinView();
  const [stored, change] = usePreferences('minxin');
  const { passing, giving } = readPreferences(stored);
  const gifts = useGifts();
  const over = (wanted: InTurn | null) => wanted !== null && !stillHolds(wanted, view.seat, state);
  useForgetAutoPass(over(passing), () => change({ passing: null }));
  const given = giving !== null && view.decision?.kind === 'main' && gifts === 0;
  useForgetAutoPass(over(giving) || given, () => change({ giving: null }));
}
