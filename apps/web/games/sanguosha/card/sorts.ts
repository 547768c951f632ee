import type { CardSort } from '../../../cards/kit.tsx';
import type { SanguoshaCard } from './library.ts';
import { packName } from './packs.ts';

/** What cards are told apart by besides their kinds: generals by faction, and by the set they belong to. */
export const SORTS: readonly CardSort<SanguoshaCard>[] = [
  {
    name: { zh: '势力', en: 'Faction' },
    of: ({ faction }) => faction?.name ?? null,
  },
  {
    name: { zh: '扩展包', en: 'Set' },
    of: ({ pack }) => (pack === '' ? null : packName(pack)),
  },
];
