import type { Problem } from '@lianhuan/kernel';
import { useWords } from '../../i18n/index.ts';

/** What is wrong, and where. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { say } = useWords();
  return (
    <ul className="problems">
      {problems.map(({ at, text }) => (
        <li key={`${at} ${text.zh}`}>
          {say(text)}
          {at !== '' && <code>{at}</code>}
        </li>
      ))}
    </ul>
  );
}
