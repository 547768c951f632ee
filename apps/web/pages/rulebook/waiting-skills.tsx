import './rule-chips.css';
import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';
import type { WaitingSkill } from '../../rules/rule-info.ts';

interface WaitingSkillsProps {
  readonly game: string;
  readonly waiting: readonly WaitingSkill[];
}

/** What waits for a timing, each leading to a card that has it. */
export function WaitingSkills({ game, waiting }: WaitingSkillsProps) {
  const { t, say } = useWords();
  if (waiting.length === 0) return null;
  return (
    <ul className="rule-chips" aria-label={t('rules.waiting')}>
      {waiting.map(({ name, card }) => (
        <li key={name.zh}>
          <Link href={`/cards/${game}/${card}`}>{say(name)}</Link>
        </li>
      ))}
    </ul>
  );
}
