import { useWords } from '../../i18n/index.ts';
import { parseSeed, randomSeed } from './seed.ts';

interface SeedFieldProps {
  /** As typed. */
  readonly seed: string;
  onChange(seed: string): void;
}

/** The seed of a new game, and a button for another. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const { t } = useWords();
  const wrong = parseSeed(seed) === null;
  return (
    <div className="seed">
      <label htmlFor="seed">{t('home.seed')}</label>
      <div className="seed-row">
        <input
          id="seed"
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={seed}
          aria-invalid={wrong}
          aria-describedby="seed-help"
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="button" onClick={() => onChange(randomSeed())}>
          {t('home.seed.other')}
        </button>
      </div>
      <p className={wrong ? 'help wrong' : 'help'} id="seed-help">
        {t(wrong ? 'home.seed.wrong' : 'home.seed.help')}
      </p>
    </div>
  );
}
