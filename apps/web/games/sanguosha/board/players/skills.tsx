import './skills.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { SideSign } from './side-sign.tsx';
import { skillChoice, useSkillWords } from './skill-words.ts';

/** The skills of a character: one that can be used is used by a click, any other opens to be read. */
export function Skills({ seat }: { readonly seat: Seat }) {
  const { t, say } = useSanguoshaWords();
  const { choices, open, pick, snapshot } = useBoard();
  const seen = useSanguoshaView();
  const wordsOf = useSkillWords();
  const { skills, sides } = characterOf(seen, seat);
  const names = [...new Set(skills)];
  const [general] = seen.of(seat, 'generals').cards ?? [];
  const shown = names.flatMap((name) => wordsOf(name) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className="skills" aria-label={t('seat.skills')}>
      {shown.map(({ key, name, text }) => {
        const own = seat === seen.view.seat;
        const choice = own ? skillChoice(choices, key) : undefined;
        const why = own && snapshot.refusals.find(({ verb }) => verb === `skill-${key}`);
        const bearer = why ? why.card : general?.handle;
        return (
          <li key={key}>
            <button
              type="button"
              className="skill bare"
              title={why ? `${text}\n${say(why.text)}` : text}
              data-usable={choice !== undefined || undefined}
              onClick={() => {
                if (choice) pick(choice);
                else if (bearer !== undefined) open({ kind: 'card', handle: bearer });
              }}
            >
              {name}
              <SideSign side={sides?.[key]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
