import './skills.css';
import type { Seat } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { useSanguoshaWords } from '../../words.ts';
import { characterOf, useSanguoshaView } from '../sanguosha-view.ts';
import { skillChoice, useSkillWords } from './skill-words.ts';

/** The skills of a character: one that can be used is used by a click, any other opens to be read. */
export function Skills({ seat }: { readonly seat: Seat }) {
  const { t } = useSanguoshaWords();
  const { choices, open, pick } = useBoard();
  const seen = useSanguoshaView();
  const wordsOf = useSkillWords();
  const names = [...new Set(characterOf(seen, seat).skills)];
  const [general] = seen.of(seat, 'generals').cards ?? [];
  const shown = names.flatMap((name) => wordsOf(name) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className="skills" aria-label={t('seat.skills')}>
      {shown.map(({ key, name, text }) => {
        const choice = seat === seen.view.seat ? skillChoice(choices, key) : undefined;
        return (
          <li key={key}>
            <button
              type="button"
              className="skill bare"
              title={text}
              data-usable={choice !== undefined || undefined}
              onClick={() => {
                if (choice) pick(choice);
                else if (general) open({ kind: 'card', handle: general.handle });
              }}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
