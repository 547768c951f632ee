import { useId } from 'react';
import { CARDS, CORPS_ORDER } from '../card/library.ts';
import { ARM_NAMES, CORPS_NAMES, FACTION_NAMES } from '../card/names.ts';
import { OPEN, type Sieve } from './sieve.ts';
import { useDeckWords } from './words.ts';

interface SieveFieldsProps {
  readonly sieve: Sieve;
  onChange(sieve: Sieve): void;
}

const KINDS = new Map(CARDS.map((card) => [card.kind, card.kindName]));
const NEEDS = [0, 1, 2, 3, 4, 5, 6] as const;

/** What to look for among all cards. */
export function SieveFields({ sieve, onChange }: SieveFieldsProps) {
  const { t, say } = useDeckWords();
  const change = (part: Partial<Sieve>) => onChange({ ...sieve, ...part });
  return (
    <search className="sieve" aria-label={t('build.sieve')}>
      <input
        type="search"
        className="input"
        placeholder={t('build.words')}
        aria-label={t('build.words')}
        value={sieve.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <SieveSelect
        name={t('build.kind')}
        value={sieve.kind}
        values={[...KINDS].map(([kind, name]) => [kind, say(name)])}
        onChange={(kind) => change({ kind })}
      />
      <SieveSelect
        name={t('build.faction')}
        value={sieve.faction}
        values={keysOf(FACTION_NAMES).map((faction) => [faction, say(FACTION_NAMES[faction])])}
        onChange={(faction) => change({ faction })}
      />
      <SieveSelect
        name={t('build.arm')}
        value={sieve.arm}
        values={keysOf(ARM_NAMES).map((arm) => [arm, say(ARM_NAMES[arm])])}
        onChange={(arm) => change({ arm })}
      />
      <SieveSelect
        name={t('build.corps')}
        value={sieve.corps}
        values={CORPS_ORDER.map((corps) => [corps, say(CORPS_NAMES[corps])])}
        onChange={(corps) => change({ corps })}
      />
      <SieveSelect
        name={t('build.needs')}
        value={sieve.needs}
        values={NEEDS.map((needs) => [needs, t('build.needs.most', { count: needs })])}
        onChange={(needs) => change({ needs })}
      />
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

interface SieveSelectProps<Value extends string | number> {
  readonly name: string;
  readonly value: Value | 'all';
  readonly values: readonly (readonly [Value, string])[];
  onChange(value: Value | 'all'): void;
}

/** One of many, or any. */
function SieveSelect<Value extends string | number>(props: SieveSelectProps<Value>) {
  const { name, value, values, onChange } = props;
  const { t } = useDeckWords();
  const id = useId();
  return (
    <span className="sieve-select">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) =>
          onChange(values.find(([one]) => String(one) === target.value)?.[0] ?? 'all')
        }
      >
        <option value="all">{t('build.all')}</option>
        {values.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}

function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(names) as Key[];
}
