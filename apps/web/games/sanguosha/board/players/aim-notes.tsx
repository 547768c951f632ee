import './aim-notes.css';
import type { CardView, Seat } from '@lianhuan/kernel';
import type { Refusal } from '@lianhuan/releases';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSeatNames } from '../../../../board/seat-name.ts';
import { RuleLink } from '../../../../rules/rule-link.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { useLifted } from '../hand/lifted.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { useDistance, useReach } from './reach.ts';

/** How far away a seat is, or why it is no target: while a target is chosen, and of a card that is lifted. */
export function AimNotes({ seat }: { readonly seat: Seat }) {
  const { choices } = useBoard();
  const { decision } = useSanguoshaView().view;
  const asked = decision?.kind === 'targets' && choices.all.length > 0;
  return asked ? <OfChoice seat={seat} /> : <OfLifted seat={seat} />;
}

/** While a target is chosen. */
function OfChoice({ seat }: { readonly seat: Seat }) {
  const { choices, refusalsOf } = useBoard();
  const distanceTo = useDistance();
  const about = useSanguoshaView().view.decision?.about ?? null;
  const offered = new Set(
    choices.all.flatMap(({ option }) => (option.verb === 'target' ? option.seat : [])),
  );
  const ofCard = about === null ? [] : refusalsOf(about);
  // A card that is used as another one has other targets than itself: then its own reasons say nothing.
  const isItself = ofCard.every(
    ({ verb }) => !offered.has(Number(verb.replace('target-', '')) as Seat),
  );
  const why = isItself ? ofCard.find(({ verb }) => verb === `target-${seat}`) : undefined;
  const legal = offered.has(seat);
  const note = legal ? distanceTo(seat) : (why ?? distanceTo(seat));
  return note ? <Note note={note} legal={legal} /> : null;
}

/** Of the card in hand that is lifted: where it is asked for as an answer, nobody is its target. */
function OfLifted({ seat }: { readonly seat: Seat }) {
  const { decision } = useSanguoshaView().view;
  const lifted = useLifted();
  const reachOf = useReach();
  const aims = lifted !== null && decision?.kind === 'play-phase';
  const reach = aims ? reachOf(seat, lifted) : null;
  return reach && <Note {...reach} lifted />;
}

/** Of a card that is read, for every other seat: by touch it covers the table. */
export function AimList({ card }: { readonly card: CardView }) {
  const { t } = useSanguoshaWords();
  const { choices } = useBoard();
  const seen = useSanguoshaView();
  const reachOf = useReach();
  const { handle } = card;
  if (seen.view.decision?.kind !== 'play-phase' || !choices.byCard.has(handle)) return null;
  const others = seen.state.characters.flatMap((_, place) => {
    const seat = place as Seat;
    const reach = characterOf(seen, seat).alive ? reachOf(seat, handle) : null;
    return reach === null ? [] : [{ seat, reach }];
  });
  if (others.length === 0) return null;
  return (
    <ul className="aim-list" aria-label={t('board.reach')}>
      {others.map(({ seat, reach }) => (
        <li key={seat} data-legal-target={reach.legal || undefined}>
          <Note {...reach} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  readonly note: Refusal;
  readonly legal: boolean;
  /** It hangs below its seat, so that nothing moves while one looks through the hand. */
  readonly lifted?: true;
  /** Whom it is about, where it does not stand at the seat. */
  readonly seat?: Seat;
}

function Note({ note, legal, lifted, seat }: NoteProps) {
  const { say } = useSanguoshaWords();
  const nameOf = useSeatNames();
  return (
    <p className="aim-note" data-lifted={lifted} data-legal-target={legal || undefined}>
      {legal && seat !== undefined && `${nameOf(seat)} · `}
      {say(note.text)} {!legal && note.rules.map((rule) => <RuleLink key={rule} rule={rule} />)}
    </p>
  );
}
