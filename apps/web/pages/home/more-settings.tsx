import { type ReactNode, useContext } from 'react';
import { useWords } from '../../i18n/index.ts';
import { FormUse } from './form-use.ts';
import { SeedField } from './seed-field.tsx';

interface MoreSettingsProps {
  /** The seed, as typed. */
  readonly value: string;
  onChange(seed: string): void;
  /** Fields of the game's own. */
  readonly children: ReactNode;
}

/** Settings of a new game that few players change: fields of the game's own, and the seed. */
export function MoreSettings({ value, onChange, children }: MoreSettingsProps) {
  const { t } = useWords();
  const use = useContext(FormUse);
  return (
    <details>
      <summary>{t('home.more')}</summary>
      {children}
      {/* A server draws its own. */}
      {use === null && <SeedField seed={value} onChange={onChange} />}
    </details>
  );
}
