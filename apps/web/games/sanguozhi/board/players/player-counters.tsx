import { shortName, useCounterNames } from '../../../../board/cards/counters.tsx';

/** 指示物 that a player has. */
export function PlayerCounters({
  counters,
}: {
  readonly counters: Readonly<Record<string, number>>;
}) {
  const called = useCounterNames();
  const there = Object.entries(counters).filter(([, count]) => count > 0);
  if (there.length === 0) return null;
  return (
    <ul className="plate-counters">
      {there.map(([name, count]) => (
        <li key={name} title={`${called(name)} ×${count}`}>
          {shortName(called(name))} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
