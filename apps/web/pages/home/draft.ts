import { useState } from 'react';

/** What a control is to be given that chooses one field of a draft. */
interface FieldProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
}

/**
 * A new game as it stands in its form: the draft, what changes parts of it, and for the control of one
 * field its value and what changes it.
 */
export function useDraft<Draft extends object>(fresh: () => Draft) {
  const [draft, setDraft] = useState(fresh);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const field = <Key extends keyof Draft>(key: Key): FieldProps<Draft[Key]> => ({
    value: draft[key],
    onChange: (value) => setDraft((now) => ({ ...now, [key]: value })),
  });
  return { draft, change, field };
}
