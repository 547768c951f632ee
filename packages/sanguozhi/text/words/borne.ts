import { type Form, meaning } from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import { treasuresOf } from '../../table/table.ts';
import { cardsOf } from '../meaning/referents.ts';
import type { BorneQuality, Cards, Filter, Selection } from '../nodes/index.ts';
import type { QualityWord } from '../reading/word.ts';

/** 装备于本将领的宝物: what generals bear (502.4). */

export const borneBy: QualityWord<BorneQuality> = {
  kind: 'borne-by',
  forms: [{ as: 'quality', zh: '[装备于|装备在|装备给]{whom:cards}[的|上的|身上的]' }],
  english: ({ whom }, say) => `borne by ${say(whom, 'you')}`,
  explain: meaning('那些将领装备着的', 'What those generals bear'),
  rules: ['502.4'],
  ofBacks: true,
  reads: () => 0,
  fits: (table, { whom }, card, scope) =>
    cardsOf(table, whom, scope).some((general) => treasuresOf(table, general).includes(card)) &&
    rule('502.4'),
};

/** 所有: all cards of which the filter holds. */
export function allOf(filter: Filter, span: Selection['span']): Selection {
  return {
    kind: 'selection',
    span,
    how: 'all',
    upTo: false,
    most: 'any',
    measure: null,
    said: true,
    filter,
  };
}

type Read = Readonly<Record<string, unknown>>;

/** 本将领装备的所有宝物, 1名指定敌方场上将领装备的所有宝物: whose they are is said in front. */
function allBorne(
  whomOf: (read: Read, span: Selection['span']) => Cards,
): NonNullable<Form['build']> {
  return (read, span) => {
    const treasure: Filter = { kind: 'noun', span, noun: 'treasure' };
    const quality: BorneQuality = { kind: 'borne-by', span, whom: whomOf(read, span) };
    return allOf({ kind: 'qualified', span, quality, of: treasure }, span);
  };
}

const ALL_OF_IT = '[|所|身上|所有]装备的[所有|全部]宝物';

export const ALL_BORNE: readonly Form[] = [
  ...['this', 'that', 'bearer', 'pronoun'].map(
    (whom): Form => ({
      as: 'selection',
      zh: `{whom:${whom}}${ALL_OF_IT}`,
      variant: true,
      build: allBorne(({ whom: cards }) => cards as Cards),
    }),
  ),
  {
    as: 'selection',
    zh: `{most:amount}{measure}指定{of:filter}${ALL_OF_IT}`,
    variant: true,
    build: allBorne(
      ({ most, measure, of }, span) =>
        ({
          kind: 'selection',
          span,
          how: 'target',
          upTo: false,
          said: false,
          most: most as Selection['most'],
          measure: measure as Selection['measure'],
          filter: of as Filter,
        }) satisfies Selection,
    ),
  },
  {
    as: 'selection',
    zh: `{of:filter}${ALL_OF_IT}`,
    variant: true,
    build: allBorne(
      ({ of }, span) =>
        ({
          kind: 'selection',
          span,
          how: 'all',
          upTo: false,
          said: false,
          most: 'any',
          measure: null,
          filter: of as Filter,
        }) satisfies Selection,
    ),
  },
];
