import './auto-pass.css';
import { useEffect } from 'react';
import { useBoard } from '../board-context.tsx';

interface AutoPassButtonsProps<Passing> {
  /** The words on the button that stops passing by itself; null while the player does not pass so. */
  readonly stop: string | null;
  /** For how long a player may pass now. */
  readonly ways: readonly {
    readonly name: string;
    readonly help: string;
    readonly passing: Passing;
  }[];
  onChange(passing: Passing | null): void;
}

/** Lets a player pass for a while, and stop doing so. */
export function AutoPassButtons<Passing>({ stop, ways, onChange }: AutoPassButtonsProps<Passing>) {
  const { snapshot, seen } = useBoard();
  if (!snapshot.live || snapshot.mode !== 'play' || seen.view.outcome !== null) return null;
  if (stop !== null) {
    return (
      <button type="button" className="button auto-pass" onClick={() => onChange(null)}>
        {stop}
      </button>
    );
  }
  if (snapshot.thinking) return null;
  return ways.map(({ name, help, passing }) => (
    <button
      type="button"
      className="button button-quiet auto-pass"
      key={name}
      title={help}
      onClick={() => onChange(passing)}
    >
      {name}
    </button>
  ));
}

/**
 * To pass for a while holds at this table and until then: no other game must take it for its own.
 * @param over that while is over
 */
export function useForgetAutoPass(over: boolean, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes what it is made from
  useEffect(() => {
    if (over) forget();
  }, [over]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table goes
  useEffect(() => forget, []);
}
