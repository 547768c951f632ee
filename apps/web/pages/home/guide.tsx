import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';

const STEPS = ['guide.draft', 'guide.turn', 'guide.answer', 'guide.end', 'guide.why'] as const;

/** The game in five sentences, for whoever has never played it. */
export function Guide() {
  const { t } = useWords();
  return (
    <section className="panel guide">
      <h2>{t('guide.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p className="notice-deeds">
        <Link className="button" to="/rules/minxin">
          {t('rules.title')}
        </Link>
        <Link className="button" to="/cards">
          {t('cards.title')}
        </Link>
      </p>
    </section>
  );
}
