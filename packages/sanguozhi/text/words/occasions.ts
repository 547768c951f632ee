import { meaning } from '@lianhuan/cardtext';
import type { SanguozhiEvent } from '../../events.ts';
import { rule } from '../../rules.ts';
import type { ChainItem } from '../../state.ts';
import { type SanguozhiTable, zoneOf } from '../../table.ts';
import { isFieldZone } from '../../zones.ts';
import { anyOf, does, ofAny, one } from '../english.ts';
import { fits, fitsItem } from '../match.ts';
import { isDoer } from '../meant.ts';
import type {
  CardDoes,
  Doer,
  EntryOccasion,
  Occasion,
  PhaseBegins,
  PlayerDoes,
  Players,
  Uses,
} from '../nodes.ts';
import { isParty } from '../players.ts';
import type { Scope } from '../scope.ts';
import { itemAt } from '../sides.ts';
import { PHASE_TERMS, SELF_NOUNS } from '../terms.ts';
import { DAMAGE_KINDS, type DamageKind, WHENS, type WhenOf } from '../vocabulary.ts';
import { type OccasionWord, says } from '../word.ts';

/** What triggers wait for. */

type WordOf<K extends Occasion['kind']> = OccasionWord<Extract<Occasion, { kind: K }>>;
type DamageHeard = Extract<SanguozhiEvent, { readonly type: 'damage' }>;

/** Those that are judged by the table as it was before (703.5b). */
const LOOKING_BACK: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'leaves',
  'falls',
  'destroyed',
  'sacrificed',
  'buried',
  'covered',
]);

function doerCalled(who: Doer, say: Parameters<WordOf<'card-does'>['english']>[1]): string {
  return who.kind === 'this' || who.kind === 'bearer' ? say(who, 'you') : one(who, say);
}

const cardDoes: WordOf<'card-does'> = {
  kind: 'card-does',
  forms: [{ as: 'occasion', zh: '{who:doer}{what:when}' }],
  english: ({ who, what }, say) => `${doerCalled(who, say)} ${WHENS[what].en}`,
  explain: meaning('这件事实际发生之后', 'After it has really happened'),
  rules: ['703.2d'],
  rulesOf: ({ what }) => (LOOKING_BACK.has(what) ? ['703.5b'] : ['703.2d']),
  looksBack: ({ what }) => LOOKING_BACK.has(what) && rule('703.5b'),
  hears: (table, { who, what }, event, scope) => {
    const card = whoDid(table, what, event);
    if (card === null || !isDoer(table, who, card, scope)) return false;
    return what !== 'fights' || isHeardFighting(who, event);
  },
};

/** Those who defend fight too: bystanders hear it (609.2c), and so do they themselves (609.2d). */
function isHeardFighting(who: CardDoes['who'], event: SanguozhiEvent): boolean {
  if (event.type !== 'engage' || event.how !== 'defends') return true;
  return rule(who.kind === 'this' ? '609.2d' : '609.2c');
}

/** The card that did it in this event, or to which it was done; null for another event. */
function whoDid(table: SanguozhiTable, what: CardDoes['what'], event: SanguozhiEvent) {
  switch (event.type) {
    case 'enter':
      if (event.how === 'flipped' && rule('703.6b')) return what === 'flips' ? event.card : null;
      return what === 'enters' ? event.card : null;
    case 'move':
      return leaves(table, what, event) ? event.card : null;
    case 'fall':
      return what === 'falls' ? event.card : null;
    case 'destroy':
      return what === 'destroyed' ? event.card : null;
    case 'sacrifice':
      return what === 'sacrificed' ? event.card : null;
    case 'engage':
      return ENGAGED[event.how].has(what) && (event.alone || !ALONE.has(what)) ? event.card : null;
    case 'tap':
      return what === (event.tapped ? 'tapped' : 'untapped') ? event.card : null;
    case 'face':
      return what === 'covered' && event.down ? event.card : null;
    case 'flip':
      return what === 'flips' ? event.card : null;
    case 'equip':
      return what === 'equipped' ? event.bearer : null;
    case 'form':
      if (what === 'joins' && event.how === 'join') return event.member;
      if (what === 'forms' && event.how === 'form') return event.card;
      return what === 'broken' && event.how === 'break' ? event.card : null;
    case 'save':
      return what === 'saved' ? event.card : null;
    case 'heal':
      return what === 'healed' ? event.card : null;
    default:
      return null;
  }
}

type How = Extract<SanguozhiEvent, { readonly type: 'engage' }>['how'];
const ENGAGED: Readonly<Record<How, ReadonlySet<WhenOf>>> = {
  attacks: new Set<WhenOf>(['attacks', 'attacks-alone', 'fights']),
  defends: new Set<WhenOf>(['defends', 'defends-alone', 'fights']),
  'is-defended': new Set<WhenOf>(['is-defended']),
};
const ALONE: ReadonlySet<WhenOf> = new Set<WhenOf>(['attacks-alone', 'defends-alone']);

/** To the deck, the hand, the graveyard or out of the game; into the chain is no leaving (703.6a). */
function leaves(
  table: SanguozhiTable,
  what: WhenOf,
  { card, to }: Extract<SanguozhiEvent, { readonly type: 'move' }>,
): boolean {
  if (what !== 'leaves' && what !== 'buried') return false;
  const into = table.zones[to].name;
  if (!isFieldZone(zoneOf(table, card)) || isFieldZone(into)) return false;
  if (into === 'chain' && rule('703.6a')) return false;
  return what === 'leaves' ? rule('300.7b') : into === 'graveyard';
}

function isOfKind(event: DamageHeard, damage: DamageKind): boolean {
  switch (damage) {
    case 'any':
      return true;
    case 'combat':
    case 'lasting':
      return event.damage === damage;
    case 'piercing':
    case 'counter':
      return event.blow === damage;
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

const damages: WordOf<'damages'> = {
  kind: 'damages',
  forms: [
    { as: 'occasion', zh: '{who:doer}对{whom:players}粮草造成{damage}' },
    { as: 'occasion', zh: '{who:doer}对{whom:doer}造成{damage}' },
    { as: 'occasion', zh: '{who:doer}造成{damage}', with: { whom: null } },
  ],
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
  looksBack: () => false,
  hears: (table, { who, damage, whom }, event, scope) =>
    event.type === 'damage' &&
    event.stage === 'take' &&
    isOfKind(event, damage) &&
    isDoer(table, who, event.source, scope) &&
    (whom === null || fallsOn(table, whom, event, scope)),
};

const suffers: WordOf<'suffers'> = {
  kind: 'suffers',
  forms: [
    { as: 'occasion', zh: '{who:players}粮草受到{damage}' },
    { as: 'occasion', zh: '{who:doer}受到{damage}' },
  ],
  english: ({ who, damage }, say) =>
    `${who.kind === 'players' ? `${ofAny(who.who)} grain` : doerCalled(who, say)} takes ${DAMAGE_KINDS[damage].en}`,
  explain: meaning('实际受到了至少 1 点之后', 'After at least 1 of it was really taken'),
  rules: ['117.12', '711.3'],
  looksBack: () => false,
  hears: (table, { who, damage }, event, scope) =>
    event.type === 'damage' &&
    event.stage === 'take' &&
    isOfKind(event, damage) &&
    fallsOn(table, who, event, scope),
};

const ACTS: Readonly<Record<PlayerDoes['what'], readonly [plain: string, third: string]>> = {
  draws: ['draw', 'draws'],
  'gains-grain': ['gain grain', 'gains grain'],
  'loses-grain': ['lose grain', 'loses grain'],
  attacks: ['attack', 'attacks'],
  defends: ['defend', 'defends'],
  discards: ['discard', 'discards'],
  'lays-troop': ['lay a troop card', 'lays a troop card'],
  shuffles: ['shuffle the deck', 'shuffles the deck'],
};

const playerDoes: WordOf<'player-does'> = {
  kind: 'player-does',
  forms: [
    { as: 'occasion', zh: '{who:party}抓卡', with: { what: 'draws' } },
    { as: 'occasion', zh: '{who:party}粮草增加', with: { what: 'gains-grain' } },
    { as: 'occasion', zh: '{who:party}粮草减少', with: { what: 'loses-grain' } },
    { as: 'occasion', zh: '{who:party}发动进攻', with: { what: 'attacks' } },
    { as: 'occasion', zh: '{who:party}发动防守', with: { what: 'defends' } },
    { as: 'occasion', zh: '{who:party}舍弃手牌', with: { what: 'discards' } },
    { as: 'occasion', zh: '{who:party}摆放兵权', with: { what: 'lays-troop' } },
    { as: 'occasion', zh: '{who:party}洗切卡组', with: { what: 'shuffles' } },
  ],
  english: ({ who, what }) => `${anyOf(who)} ${does(who, ...ACTS[what])}`,
  explain: meaning('玩家做了这件事之后', 'After the player has done it'),
  rules: ['703.2d'],
  looksBack: () => false,
  hears: (table, { who, what }, event, scope) => {
    const seat = doerOf(table, what, event);
    return seat !== null && isParty(table, who, seat, scope);
  },
};

/** The player who did it in this event; null for another event. */
function doerOf(table: SanguozhiTable, what: PlayerDoes['what'], event: SanguozhiEvent) {
  switch (event.type) {
    case 'draw':
      return what === 'draws' ? event.seat : null;
    case 'grain':
      return what === (event.by > 0 ? 'gains-grain' : 'loses-grain') && event.by !== 0
        ? event.seat
        : null;
    case 'damage':
      // Damage to 粮草 takes as much of it away (116.2).
      return what === 'loses-grain' && event.stage === 'take' && typeof event.to === 'number'
        ? event.to
        : null;
    case 'declare':
      return what === (event.what === 'attack' ? 'attacks' : 'defends') ? event.seat : null;
    case 'discard':
      return what === 'discards' ? event.seat : null;
    case 'lay-troop':
      return what === 'lays-troop' ? event.seat : null;
    case 'shuffle':
      return what === 'shuffles' ? table.zones[event.zone].owner : null;
    default:
      return null;
  }
}

const USES: Readonly<Record<Uses['how'], readonly [plain: string, kinds: readonly string[]]>> = {
  deploy: ['deploy', ['deploy']],
  tactic: ['use', ['tactic']],
  equip: ['equip', ['treasure']],
  effect: ['use', ['ability']],
};

const uses: WordOf<'uses'> = {
  kind: 'uses',
  forms: [
    { as: 'occasion', zh: '{who:party}派遣{filter}', with: { how: 'deploy' } },
    { as: 'occasion', zh: '{who:party}发动{filter}', with: { how: 'tactic' } },
    { as: 'occasion', zh: '{who:party}装备{filter}', with: { how: 'equip' } },
    { as: 'occasion', zh: '{who:party}使用{filter}', with: { how: 'effect' } },
  ],
  english: ({ who, how, filter }, say) =>
    `${anyOf(who)} ${does(who, USES[how][0])} ${one(filter, say)}`,
  explain: meaning('用到连环之后、解析之前', 'When it is in the chain, before it resolves'),
  rules: ['701.2i', '703.2d'],
  looksBack: () => false,
  hears: (table, { who, how, filter }, event, scope) => {
    if (event.type !== 'use' || !USES[how][1].includes(event.kind)) return false;
    const item = itemAt(table, event.item);
    if (item === undefined || !isParty(table, who, event.seat, scope)) return false;
    return fitsItem(table, filter, item, scope);
  },
};

const targeted: WordOf<'targeted'> = {
  kind: 'targeted',
  forms: [
    { as: 'occasion', zh: '{who:doer}被指定', with: { by: null } },
    { as: 'occasion', zh: '{who:doer}被{by:filter}指定' },
  ],
  english: ({ who, by }, say) =>
    `${doerCalled(who, say)} becomes the target${by === null ? '' : ` of ${one(by, say)}`}`,
  explain: meaning('被指定为目标；被选择的不算', 'Picked as a target; being chosen is not that'),
  rules: ['110.1g', '110.7'],
  looksBack: () => false,
  hears: (table, { who, by }, event, scope) => {
    if (event.type !== 'target' || event.to.kind !== 'card') return false;
    if (!isDoer(table, who, event.to.card, scope)) return false;
    return by === null || isTargetedBy(table, by, event, scope);
  },
};

/** Judged by the thing in the chain that targets, or by the card whose trigger does. */
function isTargetedBy(
  table: SanguozhiTable,
  by: Parameters<typeof fits>[1],
  event: Extract<SanguozhiEvent, { readonly type: 'target' }>,
  scope: Scope,
): boolean {
  const item: ChainItem | undefined = itemAt(table, event.item);
  if (item !== undefined && fitsItem(table, by, item, scope)) return true;
  return (item === undefined || item.kind === 'ability') && fits(table, by, event.by, scope);
}

const phaseBegins: WordOf<'phase-begins'> = {
  kind: 'phase-begins',
  forms: [
    { as: 'occasion', zh: '{phase}开始', with: { who: 'all', end: false } },
    { as: 'occasion', zh: '{phase}结束', with: { who: 'all', end: true } },
    { as: 'occasion', zh: '{who:party}{phase}开始', with: { end: false } },
    { as: 'occasion', zh: '{who:party}{phase}结束', with: { end: true } },
  ],
  english: ({ who, phase, end }) => {
    const name = PHASE_TERMS[phase as keyof typeof PHASE_TERMS].en;
    return `${who === 'all' ? 'a' : ofAny(who)} ${name} ${end ? 'ends' : 'begins'}`;
  },
  explain: meaning('在所有人得到行动权之前', 'Before anybody gets to act'),
  rules: ['703.2a', '600.6'],
  looksBack: () => false,
  hears: (table, node, event, scope) => {
    const { active } = table.state;
    return isPhase(node, event) && (node.who === 'all' || isParty(table, node.who, active, scope));
  },
};

/** A turn begins with its 开始阶段 (603.1) and ends with its 结束阶段 (600.6). */
function isPhase({ phase, end }: PhaseBegins, event: SanguozhiEvent): boolean {
  if (phase === 'turn') {
    if (event.type !== 'phase') return false;
    return end ? event.phase === 'end' && rule('600.6') : event.phase === 'start' && rule('703.2a');
  }
  if (event.type !== (end ? 'phase-end' : 'phase') || event.phase !== phase) return false;
  return phase !== 'damage' || end || rule('610.1a');
}

const ENTRIES: Readonly<Record<EntryOccasion['how'], string>> = {
  enters: 'Entering',
  flips: 'Turned up',
  resolves: 'resolves',
  launched: 'is launched',
};

const entry: OccasionWord<EntryOccasion> = {
  kind: 'entry',
  forms: [
    { as: 'entry', zh: '上场：', with: { how: 'enters', noun: null } },
    { as: 'entry', zh: '翻转：', with: { how: 'flips', noun: null } },
    { as: 'entry', zh: '当本{noun:self-noun}被解析时，', with: { how: 'resolves' } },
    { as: 'entry', zh: '当本{noun:self-noun}发动时，', with: { how: 'launched' } },
  ],
  english: ({ how, noun }) =>
    noun === null ? ENTRIES[how] : `When this ${SELF_NOUNS[noun].en} ${ENTRIES[how]}`,
  explain: ({ how }) => ENTRY_MEANINGS[how],
  rules: ['703.5a'],
  rulesOf: ({ how }) => (how === 'flips' ? ['703.5c', '105.8'] : ['703.5a']),
  looksBack: () => false,
  hears: (_, { how }, event, scope) =>
    'card' in event && event.card === scope.source && isEntry(how, event),
};

const ENTRY_MEANINGS = {
  enters: says('进入场上时触发', 'Fires when it comes into play'),
  flips: says('翻转之后触发；正面上场不算', 'Fires when it is flipped, not when it comes face up'),
  resolves: says('解析完毕进入场上时触发', 'Fires when it has resolved into play'),
  launched: says('发动时触发', 'Fires when it is launched'),
} as const;

function isEntry(how: EntryOccasion['how'], event: SanguozhiEvent): boolean {
  switch (event.type) {
    case 'enter':
      if (event.how === 'flipped' && rule('703.6b')) return how === 'flips' && rule('105.8');
      return how === 'enters' ? rule('105.7') : how === 'resolves';
    case 'flip':
      return how === 'flips' && rule('703.5c');
    case 'launch':
      return how === 'launched';
    default:
      return false;
  }
}

export const OCCASIONS: {
  readonly [K in (Occasion | EntryOccasion)['kind']]: OccasionWord<
    Extract<Occasion | EntryOccasion, { kind: K }>
  >;
} = {
  targeted,
  'phase-begins': phaseBegins,
  'player-does': playerDoes,
  damages,
  suffers,
  'card-does': cardDoes,
  uses,
  entry,
};
