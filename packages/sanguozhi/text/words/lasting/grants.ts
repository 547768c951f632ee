import { meaning, onlyRead, type Speaker } from '@lianhuan/cardtext';
import { cachedByObject, cachedGrants } from '@lianhuan/kernel';
import { type HeldAbility, LAYERS } from '../../../effects/characteristics.ts';
import { rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { readsOf } from '../../meaning/evaluate.ts';
import type { Scope } from '../../meaning/scope.ts';
import { forCards, inLayer } from '../../meaning/subjects.ts';
import type { Ability, Grants, Loses } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { KEYWORDS, type KeywordName } from '../../reading/vocabulary.ts';
import type { LayerWordOf } from '../../reading/word.ts';

/** Words that give cards abilities, or take them away: layer 7 (709.1g). */

/**
 * An ability in the text of the granting card, as the cards hold that it is granted to. It is found by its place
 * in that text, since a copied table may hold another copy of the tree.
 */
function heldFrom(table: SanguozhiTable, ability: Ability, { source, since }: Scope): HeldAbility {
  const { definition } = table.cards[source];
  const { catalogue } = table.library[definition];
  const index = placeOf(ability, catalogue);
  if (index < 0) throw new Error(`no ability at ${ability.span} in the text of card ${source}`);
  return { ability: catalogue[index], ref: { definition, index }, granted: source, since };
}

/** The abilities of a card and those that are granted besides. */
const withGranted = cachedGrants(heldFrom);

function placeOf(ability: Ability, catalogue: readonly Ability[]): number {
  const { span } = ability;
  const same = catalogue.indexOf(ability);
  if (same >= 0) return same;
  return catalogue.findIndex((one) => one.span[0] === span[0] && one.span[1] === span[1]);
}

/** A keyword needs no quotes: "has Loyalty". */
function granted(ability: Ability, say: Speaker): string {
  const { body, property, roles, conditions, limit } = ability;
  const words = say(ability, 'you');
  const isBare = !property && roles.length + conditions.length + limit === 0;
  return body.kind === 'keyword' && isBare ? words : `“${words}”`;
}

/** "A", "A and B", "A, B and C". */
function listed(parts: readonly string[]): string {
  const [last, ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** Other ways in which abilities that are granted together stand beside each other. */
const LISTS = [
  '“{abilities.0:quoted}”“{abilities.1:quoted}”',
  '“{abilities.0:quoted}”、“{abilities.1:quoted}”',
] as const;

/** Three of them; as the first is printed. */
const THREE = [
  '“{abilities.0:quoted}”、“{abilities.1:quoted}”和“{abilities.2:quoted}”',
  '“{abilities.0:quoted}”“{abilities.1:quoted}”“{abilities.2:quoted}”',
  '“{abilities.0:quoted}”、“{abilities.1:quoted}”、“{abilities.2:quoted}”',
  '{abilities.0:row-ability}、{abilities.1:row-ability}[和|、|与|及]{abilities.2:row-ability}',
] as const;

const grants: LayerWordOf<Grants> = {
  kind: 'grants',
  forms: [true, false].flatMap((always) => {
    const has = always ? '始终[具有|获得]' : '[具有|获得|得到]';
    return [
      ...forCards(`${has}${THREE[0]}`, { always }),
      ...THREE.slice(1)
        .flatMap((list) => forCards(`${has}${list}`, { always }))
        .map(onlyRead),
      ...forCards(`${has}“{abilities.0:quoted}”和“{abilities.1:quoted}”`, { always }),
      ...LISTS.flatMap((list) => forCards(`${has}${list}`, { always })).map(onlyRead),
      ...forCards(`${has}“{abilities.0:quoted}”`, { always }),
      ...forCards(`${has}{abilities.0:row-ability}`, { always }).map(onlyRead),
      ...forCards(`${has}{abilities.0:row-ability}[和|、|与|及]{abilities.1:row-ability}`, {
        always,
      }).map(onlyRead),
    ];
  }),
  english: ({ who, abilities, always }, say, voice) => {
    const quoted = listed(abilities.map((ability) => granted(ability, say)));
    const sure = always ? 'always ' : '';
    return `${they(who, say, `${sure}has`, `${sure}have`, voice)} ${quoted}`;
  },
  explain: meaning(
    '引号里的效果成为它们自己的效果',
    'What stands in quotes becomes an ability of theirs',
  ),
  rules: ['108.1a', '709.1g'],
  ...inLayer(LAYERS.text, () => rule('709.1g')),
  // A grant depends only on the layers that decide whom it is for, not on those that the granted ability
  // looks at.
  reads: ({ who }, words) => readsOf(who, words),
  content: (_, { abilities }, __, { source }) =>
    `grant ${source} ${abilities.map(({ span }) => span[0])}`,
  apply(table, { abilities }, _, characteristics, scope) {
    characteristics.abilities = withGranted(table, characteristics.abilities, abilities, scope);
  },
};

const loses: LayerWordOf<Loses> = {
  kind: 'loses',
  forms: [true, false].flatMap((always) => {
    const loses = always ? '始终失去' : '[失去|不再具有]';
    return [
      ...forCards(`${loses}[|文字框中的|文字框里的|文字框内的][所有效果|全部效果|所有能力]`, {
        keyword: null,
        always,
      }),
      ...forCards(`${loses}[“|【|]{keyword}[”|】|]`, { always }),
    ];
  }),
  english: ({ who, keyword, always }, say) => {
    const what = keyword === null ? 'all abilities' : KEYWORDS[keyword].en;
    const sure = always ? 'always ' : '';
    return `${they(who, say, `${sure}loses`, `${sure}lose`)} ${what}`;
  },
  explain: meaning(
    '文字框里的效果不再算数；阵营效果还在',
    'The abilities of the text box count no more; those of the faction stay',
  ),
  rules: ['709.1g', '709.8', '804.5j'],
  ...inLayer(LAYERS.text, () => rule('709.1g')),
  content: (_, { keyword }) => `lose ${keyword ?? 'all'}`,
  apply(_, { keyword }, __, characteristics) {
    // 失去 is no 不能: the card has an ability that is granted later.
    rule('101.2a');
    characteristics.abilities =
      keyword === null ? NONE : withoutKeyword(characteristics.abilities, keyword);
  },
};

const NONE: readonly HeldAbility[] = [];

/** The abilities but for one 禀赋: of a list the same one each time. */
function withoutKeyword(
  held: readonly HeldAbility[],
  keyword: KeywordName,
): readonly HeldAbility[] {
  const lists = listsWithout(held);
  let left = lists.get(keyword);
  if (left === undefined) {
    left = held.filter(({ ability: { body } }) => body.kind !== 'keyword' || body.name !== keyword);
    lists.set(keyword, left);
  }
  return left;
}

const listsWithout = cachedByObject(
  (_: readonly HeldAbility[]) => new Map<KeywordName, readonly HeldAbility[]>(),
);

export const GRANT_LASTING = { grants, loses } as const;
