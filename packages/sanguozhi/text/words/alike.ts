import { meaning } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import { LAYERS } from '../../effects/characteristics.ts';
import { rule } from '../../rules.ts';
import { onField, printed, type SanguozhiTable } from '../../table/table.ts';
import { cardsOf } from '../meaning/referents.ts';
import type { Scope } from '../meaning/scope.ts';
import { traitsOf } from '../meaning/values.ts';
import type { SameQuality } from '../nodes/index.ts';
import type { QualityWord } from '../reading/word.ts';

/** 与…阵营相同的: cards that have something in common with another. */

/** What two cards can have alike: how it is written, in English, and in which layer it is made. */
const ALIKE = {
  name: { zh: '[同名的|名称相同的|具有相同名称的|卡名相同的]', en: 'name', layer: null },
  faction: {
    zh: '[阵营相同的|同阵营的|相同阵营的|具有相同阵营的]',
    en: 'faction',
    layer: LAYERS.faction,
  },
  arm: {
    zh: '[兵种相同的|同兵种的|兵种属性相同的|具有相同兵种属性的|相同兵种的]',
    en: 'arm',
    layer: LAYERS.arm,
  },
  trait: {
    zh: '[特性相同的|同特性的|相同特性的|具有相同特性的]',
    en: 'trait',
    layer: LAYERS.trait,
  },
  'card-kind': { zh: '[种类相同的|同种类的|卡牌种类相同的]', en: 'kind of card', layer: null },
} as const satisfies Readonly<Record<SameQuality['as'], unknown>>;

export const same: QualityWord<SameQuality> = {
  kind: 'same',
  forms: (Object.keys(ALIKE) as SameQuality['as'][]).map((as) => ({
    as: 'quality',
    zh: `与{than:cards}${ALIKE[as].zh}`,
    with: { as },
  })),
  english: ({ as, than }, say) => `with the same ${ALIKE[as].en} as ${say(than, 'you')}`,
  explain: meaning('与那张卡至少有一样相同', 'It has at least one in common with that card'),
  rules: ['106.2d', '402.2'],
  ofBacks: false,
  reads: ({ as }) => {
    const { layer } = ALIKE[as];
    return layer === null ? 0 : 1 << layer;
  },
  fits: (table, { as, than }, card, scope) =>
    comparedWith(table, than, scope).some((other) => isAlike(table, as, card, other, scope)),
};

/** The cards compared with: 该卡 is one still when it has left, as the words have spoken of it (703.5b). */
function comparedWith(table: SanguozhiTable, than: SameQuality['than'], scope: Scope): CardId[] {
  if (than.kind !== 'that') return cardsOf(table, than, scope);
  return scope.that.flatMap((one) => (one.kind === 'card' ? one.card : []));
}

/** What it is, or was as it left the field. */
function known(table: SanguozhiTable, card: CardId, scope: Scope) {
  const last = onField(table, card) ? undefined : table.state.lastKnown[card];
  return last ?? traitsOf(table, card, scope);
}

function isAlike(
  table: SanguozhiTable,
  as: SameQuality['as'],
  card: CardId,
  other: CardId,
  scope: Scope,
): boolean {
  const [one, two] = [printed(table, card), printed(table, other)];
  switch (as) {
    case 'name':
      // 兵权 have no names to be the same by.
      if ((one.kind === 'troop' || two.kind === 'troop') && rule('402.2a')) return false;
      return one.name === two.name && rule('402.2');
    case 'card-kind':
      return one.kind === two.kind;
    default: {
      const field = ({ faction: 'factions', arm: 'arms', trait: 'traits' } as const)[as];
      const [its, theirs] = [traitsOf(table, card, scope), known(table, other, scope)];
      const had: readonly string[] = theirs[field];
      return its[field].some((term) => had.includes(term));
    }
  }
}
