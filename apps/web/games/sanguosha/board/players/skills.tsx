import './skills.css';
import type { Seat } from '@lianhuan/kernel';
import { useId } from 'react';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { SideSign } from './side-sign.tsx';
import { type SkillWords, skillAt, skillChoice, useSkillWords } from './skill-words.ts';

/** The skills of a character. */
export function Skills({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const seen = useSanguoshaView();
  const wordsOf = useSkillWords();
  const { skills } = characterOf(seen, seat);
  const names = [...new Set(skills)];
  const shown = names.flatMap((name) => wordsOf(name, skillAt(seen, seat, name)) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className="skills" aria-label={t('seat.skills')}>
      {shown.map((words) => (
        <SkillButton key={words.key} seat={seat} words={words} />
      ))}
    </ul>
  );
}

interface SkillButtonProps {
  readonly seat: Seat;
  readonly words: SkillWords;
}

/**
 * One that can be used is used by a click, any other opens to be read; pointed at, focused or pressed for long, either
 * shows its words on their card.
 */
function SkillButton({ seat, words: { key, name, text, card } }: SkillButtonProps) {
  const { say } = useSanguoshaWords();
  const { choices, open, pick, snapshot } = useBoard();
  const seen = useSanguoshaView();
  const words = useId();
  const own = seat === seen.view.seat;
  const choice = own ? skillChoice(choices, key) : undefined;
  const why = own && snapshot.refusals.find(({ verb }) => verb === `skill-${key}`);
  const [general] = seen.of(seat, 'generals').cards ?? [];
  const bearer = why ? why.card : general?.handle;
  return (
    <li>
      <button
        type="button"
        className="skill bare"
        data-reads={card}
        aria-describedby={words}
        data-usable={choice !== undefined || undefined}
        onClick={() => {
          if (choice) pick(choice);
          else if (bearer !== undefined) open({ kind: 'card', handle: bearer });
        }}
      >
        {name}
        <SideSign side={characterOf(seen, seat).sides?.[key]} />
      </button>
      <span id={words} hidden>
        {text} {why && say(why.text)}
      </span>
    </li>
  );
}
