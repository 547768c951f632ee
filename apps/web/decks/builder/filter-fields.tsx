import { useId } from 'react';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { OPEN, type Sieve, type SieveField } from './card-filter.ts';

interface SieveFieldsProps {
  readonly sieve: Sieve;
  onChange(sieve: Sieve): void;
}

/** What to look for among all cards. */
export function SieveFields({ sieve, onChange }: SieveFieldsProps) {
  const { t } = useDeckWords();
  const { sieve: fields } = useDecks();
  const { words, chosen } = sieve;
  return (
    <search className="sieve" aria-label={t('build.sieve')}>
      <input
        type="search"
        className="input"
        placeholder={t('build.words')}
        aria-label={t('build.words')}
        value={words}
        onChange={(event) => onChange({ ...sieve, words: event.target.value })}
      />
      {fields.map((field) => (
        <SieveSelect
          key={field.id}
          field={field}
          value={chosen[field.id]}
          onChange={(value) => {
            const { [field.id]: _, ...others } = chosen;
            const now = value === undefined ? others : { ...others, [field.id]: value };
            onChange({ ...sieve, chosen: now });
          }}
        />
      ))}
      <button
        type="button"
        className="button button-quiet"
        disabled={sieve === OPEN}
        onClick={() => onChange(OPEN)}
      >
        {t('build.open')}
      </button>
    </search>
  );
}

interface SieveSelectProps {
  readonly field: SieveField;
  /** Undefined for any. */
  readonly value: string | undefined;
  onChange(value: string | undefined): void;
}

/** One of many, or any. */
function SieveSelect({ field: { name, values }, value, onChange }: SieveSelectProps) {
  const { t, say } = useDeckWords();
  const id = useId();
  return (
    <span className="sieve-select">
      <label htmlFor={id}>{say(name)}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('build.all')}</option>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {say(one.name)}
          </option>
        ))}
      </select>
    </span>
  );
}
