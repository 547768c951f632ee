import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { RuleLink } from '../../../../rules/rule-link.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** While a target is chosen: how far away a seat is, or why it cannot be chosen. */
export function AimNotes({ seat }: { readonly seat: Seat }) {
  const { say } = useSanguoshaWords();
  const { choices, refusalsOf } = useBoard();
  const seen = useSanguoshaView();
  const { decision } = seen.view;
  if (decision?.kind !== 'targets' || choices.all.length === 0) return null;
  const offered = new Set(
    choices.all.flatMap(({ option }) => (option.verb === 'target' ? option.seat : [])),
  );
  const ofCard = decision.about === null ? [] : refusalsOf(decision.about);
  // A card that is used as another one has other targets than itself: then its own reasons say nothing.
  const isItself = ofCard.every(
    ({ verb }) => !offered.has(Number(verb.replace('target-', '')) as Seat),
  );
  const why = isItself ? ofCard.find(({ verb }) => verb === `target-${seat}`) : undefined;
  const [general] = seen.of(seat, 'generals').cards ?? [];
  const away = general && refusalsOf(general.handle).find(({ verb }) => verb === 'distance');
  const note = offered.has(seat) ? away : (why ?? away);
  if (!note) return null;
  return (
    <p className="aim-note">
      {say(note.text)}{' '}
      {!offered.has(seat) && note.rules.map((rule) => <RuleLink key={rule} rule={rule} />)}
    </p>
  );
}
