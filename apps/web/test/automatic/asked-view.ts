import type { DecisionView, Seat, View } from '@lianhuan/kernel';

const US = 0 as Seat;

/** A question with these options, by their verbs and what they are called: what it is about does not matter. */
export function questionWith(
  kind: string,
  verbs: readonly string[],
  labels: readonly string[] = verbs,
): DecisionView {
  const options = verbs.map((verb, index) => ({
    verb,
    card: null,
    seat: US,
    amount: 0,
    label: { zh: labels[index], en: labels[index] },
  }));
  const prompt = { zh: '', en: '' };
  return { kind, prompt, rule: '', idle: false, about: null, amount: 0, options };
}

/** A table of two as the first player sees it, who is asked something. */
export function askedView(view: Pick<View, 'game' | 'zones' | 'state' | 'decision'>): View {
  return { ...view, seat: US, seats: 2, waiting: [US], outcome: null };
}
