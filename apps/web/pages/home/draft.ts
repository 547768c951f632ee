import { useContext, useState } from 'react';
import type { SetupSettings } from '../../engine/protocol.ts';
import type { DraftPart } from './agreed-draft.ts';
import { FormUse } from './form-use.ts';

/** What a control is to be given that chooses one field of a draft. */
interface FieldProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
}

/**
 * A new game as it stands in its form: the draft, what changes parts of it, and for the control of one
 * field its value and what changes it.
 * @param agreed the fields that follow from what is agreed in a room
 */
export function useDraft<Draft extends object>(
  fresh: () => Draft,
  agreed: (settings: SetupSettings, bestOf: 1 | 3) => DraftPart<Draft>,
) {
  const room = useContext(FormUse)?.agreed ?? null;
  const [draft, setDraft] = useState(() => {
    const known = Object.entries(room === null ? {} : agreed(room.settings, room.bestOf));
    const fields = known.filter(([, value]) => value !== undefined);
    return { ...fresh(), ...Object.fromEntries(fields) };
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const field = <Key extends keyof Draft>(key: Key): FieldProps<Draft[Key]> => ({
    value: draft[key],
    onChange: (value) => setDraft((now) => ({ ...now, [key]: value })),
  });
  return { draft, change, field };
}
