import './skills-asked.css';
import { useBoard } from '../../../../board/board-context.tsx';
import { skillOf, useSkillWords } from '../players/skill-words.ts';

/** The words of the skills that the player is asked about. */
export function SkillsAsked() {
  const { choices } = useBoard();
  const wordsOf = useSkillWords();
  const asked = choices.all.filter(({ option }) => option.verb === 'use-skill');
  const names = [...new Set(asked.map(({ option }) => skillOf(option.label.zh)))];
  const skills = names.flatMap((name) => wordsOf(name) ?? []);
  if (skills.length === 0) return null;
  return (
    <ul className="skills-asked">
      {skills.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
