import { type Form, formsAs, meaning } from '@lianhuan/cardtext';
import type { SanguozhiEvent } from '../../../events/events.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { isParty } from '../../meaning/players.ts';
import { isDoer } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Doer, Occasion, Players, Suffers } from '../../nodes/index.ts';
import { doerCalled, ofAny } from '../../reading/english.ts';
import { DAMAGE_KINDS, type DamageKind } from '../../reading/vocabulary.ts';
import type { OccasionWord } from '../../reading/word.ts';

/** Damage dealt and taken, for triggers that wait for it. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;
type DamageHeard = Extract<SanguozhiEvent, { readonly type: 'damage' }>;

function isOfKind(event: DamageHeard, damage: DamageKind): boolean {
  switch (damage) {
    case 'any':
      return true;
    case 'combat':
    case 'lasting':
      return event.damage === damage;
    case 'piercing':
    case 'counter':
      return event.combatKind === damage;
  }
}

/** Does the damage fall on the card, or the 粮草 of the player, meant? */
function fallsOn(
  table: SanguozhiTable,
  whom: Doer | Players,
  { to }: DamageHeard,
  scope: Scope,
): boolean {
  if (to === null) return false;
  if (whom.kind === 'players') return typeof to === 'number' && isParty(table, whom.who, to, scope);
  return typeof to !== 'number' && isDoer(table, whom, to.card, scope);
}

/** 对敌方造成战斗伤害: what is dealt to players is dealt to their 粮草 (117.1). */
const TO_PLAYERS: Form = {
  as: 'occasion',
  zh: '{who:doer}对{whom:players}造成{damage}',
  variant: true,
};

const damages: WordOf<'damages'> = {
  kind: 'damages',
  forms: formsAs('occasion', [
    ['{who:doer}对{whom:players}粮草造成{damage}'],
    ['{who:doer}对{whom:doer}造成{damage}'],
    ['{who:doer}造成{damage}', { whom: null }],
  ]).concat(TO_PLAYERS),
  english: ({ who, damage, whom }, say) => {
    const victim =
      whom === null
        ? ''
        : whom.kind === 'players'
          ? ` to ${ofAny(whom.who)} grain`
          : ` to ${doerCalled(whom, say)}`;
    return `${doerCalled(who, say)} deals ${DAMAGE_KINDS[damage].en}${victim}`;
  },
  explain: meaning('实际造成了至少 1 点之后', 'After at least 1 of it was really dealt'),
  rules: ['117.12', '703.2d'],
  events: new Set(['damage']),
  looksBack: () => false,
  hears: (table, { who, damage, whom }, event, scope) =>
    event.type === 'damage' &&
    event.stage === 'take' &&
    isOfKind(event, damage) &&
    isDoer(table, who, event.source, scope) &&
    (whom === null || fallsOn(table, whom, event, scope)),
};

const CAUSES: Readonly<Record<Suffers['cause'], string>> = {
  any: '',
  effect: ' from an effect',
  'other-effect': ' from another card’s effect',
};

/** Damage of no step of combat is that of an effect (117.9). */
function isCausedBy({ combatKind, source }: DamageHeard, cause: Suffers['cause'], scope: Scope) {
  if (cause === 'any') return true;
  return combatKind === null && (cause === 'effect' || source !== scope.source);
}

const suffers: WordOf<'suffers'> = {
  kind: 'suffers',
  forms: formsAs('occasion', [
    ['{who:players}[|的]粮草受到{damage}', { cause: 'any' }],
    ['{who:doer}受到{damage}', { cause: 'any' }],
    ['{who:doer}因效果受到{damage}', { cause: 'effect' }],
    ['{who:doer}因其他效果受到{damage}', { cause: 'other-effect' }],
  ]),
  english: ({ who, damage, cause }, say) =>
    `${who.kind === 'players' ? `${ofAny(who.who)} grain` : doerCalled(who, say)} takes ${DAMAGE_KINDS[damage].en}${CAUSES[cause]}`,
  explain: meaning('实际受到了至少 1 点之后', 'After at least 1 of it was really taken'),
  rules: ['117.12', '711.3'],
  events: new Set(['damage']),
  looksBack: () => false,
  hears: (table, { who, damage, cause }, event, scope) =>
    event.type === 'damage' &&
    event.stage === 'take' &&
    isOfKind(event, damage) &&
    isCausedBy(event, cause, scope) &&
    fallsOn(table, who, event, scope),
};

export const DAMAGE_OCCASIONS = { damages, suffers } as const;
