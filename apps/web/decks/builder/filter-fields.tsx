import { useId } from 'react';
import { SearchField } from '../../pages/controls/search-field.tsx';
import { useDecks } from '../deck-kit.ts';
import { useDeckWords } from '../words.ts';
import { type CardFilter, type FilterField, NO_FILTER } from './card-filter.ts';

interface FilterFieldsProps {
  readonly filter: CardFilter;
  onChange(filter: CardFilter): void;
}

/** The fields to filter the catalogue by: words, and one value for each field of the game. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { t } = useDeckWords();
  const { filterFields: fields } = useDecks();
  const { words, chosen } = filter;
  return (
    <search className="card-filter" aria-label={t('build.filter')}>
      <SearchField
        name={t('build.words')}
        value={words}
        onChange={(typed) => onChange({ ...filter, words: typed })}
      />
      {fields.map((field) => (
        <FilterSelect
          key={field.id}
          field={field}
          value={chosen[field.id]}
          onChange={(value) => {
            const { [field.id]: _, ...others } = chosen;
            const now = value === undefined ? others : { ...others, [field.id]: value };
            onChange({ ...filter, chosen: now });
          }}
        />
      ))}
      <button
        type="button"
        className="button button-quiet"
        disabled={filter === NO_FILTER}
        onClick={() => onChange(NO_FILTER)}
      >
        {t('build.open')}
      </button>
    </search>
  );
}

interface FilterSelectProps {
  readonly field: FilterField;
  /** Undefined for any. */
  readonly value: string | undefined;
  onChange(value: string | undefined): void;
}

/** A field to choose one value of many, or any value. */
function FilterSelect({ field: { name, values }, value, onChange }: FilterSelectProps) {
  const { t, say } = useDeckWords();
  const id = useId();
  return (
    <span className="card-filter-select">
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
