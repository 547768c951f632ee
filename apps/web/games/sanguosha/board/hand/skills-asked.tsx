import './skills-asked.css';
import { useBoard } from '../../../../board/board-context.tsx';
import { skillOf } from '../../skill-of.ts';
import { skillAt, useSkillWords } from '../players/skill-words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';

/** The words of the skills that the player is asked about. */
export function SkillsAsked() {
  const { choices } = useBoard();
  const seen = useSanguoshaView();
  const wordsOf = useSkillWords();
  const asked = choices.all.filter(({ option }) => option.verb === 'use-skill');
  const skills = new Map(
    asked.map(({ option }) => {
      const name = skillOf(option.label.zh);
      const words = wordsOf(name, skillAt(seen, option.seat, name));
      return [words?.text, words];
    }),
  );
  const shown = [...skills.values()].filter((words) => words !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="skills-asked">
      {shown.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
