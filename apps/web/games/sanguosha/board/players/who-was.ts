import type { Seat } from '@lianhuan/kernel';
import { useBook } from '../../../book.ts';
import type { SanguoshaCard } from '../../card/library.ts';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';

/** `const whoWas = useWhoWas()`: the role or the faction of a seat, its generals, and whether it died. */
export function useWhoWas(): (seat: Seat) => string[] {
  const { t, say } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const { cards, find } = useBook().cards;
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = find(id)?.name;
      return name ? say(name) : [];
    });
  const factionOf = (seat: Seat) => {
    const { faction } = characterOf(seen, seat);
    if (seen.state.mode !== 'hegemony' || faction === null) return [];
    if (faction === 'careerist') return [t('seat.careerist')];
    const bearer = (cards as readonly SanguoshaCard[]).find((card) => card.faction?.id === faction);
    return bearer?.faction ? [say(bearer.faction.name)] : [];
  };
  return (seat) => {
    const { alive, fallen } = characterOf(seen, seat);
    const lying = (zone: 'generals' | 'role') =>
      (seen.of(seat, zone).cards ?? []).map(({ definition }) => definition);
    const generals = [...new Set([...fallen, ...lying('generals')])];
    return [
      ...named(lying('role')),
      ...factionOf(seat),
      named(generals).join(t('board.and')),
      ...(alive ? [] : [t('seat.dead')]),
    ].filter((words) => words !== '');
  };
}
