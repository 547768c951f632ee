import type { DecisionView, Seat, View } from '@lianhuan/kernel';

const US = 0 as Seat;

/** A question with these options, by their verbs: what it is about does not matter. */
export function questionWith(kind: string, verbs: readonly string[]): DecisionView {
  const options = verbs.map((verb) => ({
    verb,
    card: null,
    seat: US,
    amount: 0,
    label: { zh: verb, en: verb },
  }));
  const prompt = { zh: '', en: '' };
  return { kind, prompt, rule: '', idle: false, about: null, amount: 0, options };
}

/** A table of two as the first player sees it, who is asked something. */
export function askedView(view: Pick<View, 'game' | 'zones' | 'state' | 'decision'>): View {
  return { ...view, seat: US, seats: 2, waiting: [US], outcome: null };
}
