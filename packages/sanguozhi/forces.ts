import {
  type CardId,
  type EffectKind,
  type Layered,
  layering,
  NO_CARD,
  type Seat,
  type Sight,
} from '@lianhuan/kernel';
import {
  BLANK,
  type Characteristics,
  copyCharacteristics,
  type HeldAbility,
  LAYER_COUNT,
  LAYERS,
  printedCharacteristics,
  usable,
} from './characteristics.ts';
import type { Role, Stat } from './definition.ts';
import { bannerCount } from './banners.ts';
import { rule } from './rules.ts';
import {
  cardsIn,
  isFormed,
  isSame,
  onField,
  player,
  printed,
  roleOf,
  type SanguozhiEffect,
  type SanguozhiTable,
} from './table.ts';
import { allHold, count } from './text/facts.ts';
import { expandKeyword } from './text/keywords.ts';
import { seatsOf } from './text/players.ts';
import type { Ability, Lasting, PlayerChange } from './text/nodes.ts';
import { freshScope, type Scope } from './text/scope.ts';
import { effectsOf, wordOf } from './text/standing-words.ts';
import { targetNodes } from './text/targets.ts';
import type { KeywordName } from './text/vocabulary.ts';
import type { Asked, LayerWordOf } from './text/word.ts';
import { CHAIN, FIELD } from './zones.ts';

/** Everything that is in force on a table: characteristics by layers, prohibitions, replacements, triggers. */

/** A layer effect: lasting words of the `layer` kind, with how they stand in the layers. */
interface WordEffect extends Layered {
  readonly effect: SanguozhiEffect;
  readonly word: Lasting;
  readonly by: LayerWordOf;
  scope: Scope | null;
}

/** What 804.5f gives a 主将. */
interface LordEffect extends Layered {
  readonly effect: null;
  readonly card: CardId;
}

type LayerEffect = WordEffect | LordEffect;

function isLordEffect(one: LayerEffect): one is LordEffect {
  return one.effect === null;
}

interface Forces {
  readonly version: number;
  readonly effects: Readonly<Record<'forbid' | 'replace' | 'trigger', readonly SanguozhiEffect[]>>;
  readonly asked: ReadonlyMap<string, readonly SanguozhiEffect[]>;
}

/** What both derivations share. */
const laws = {
  layers: LAYER_COUNT,
  initial,
  copy: copyCharacteristics,
  version: ({ state }: SanguozhiTable) => state.version,
  exists: (table: SanguozhiTable, one: LayerEffect, sight: Sight<Characteristics>) =>
    isLordEffect(one) ||
    (isHeld(one.effect, sight) && applies(table, one.effect, scopeIn(table, one, sight))),
  subjects: (table: SanguozhiTable, one: LayerEffect, sight: Sight<Characteristics>) =>
    isLordEffect(one) ? [one.card] : subjectsOf(table, one, sight),
  content: (
    table: SanguozhiTable,
    one: LayerEffect,
    _: CardId,
    layer: number,
    sight: Sight<Characteristics>,
  ) =>
    isLordEffect(one) ? '+2' : one.by.content(table, one.word, layer, scopeIn(table, one, sight)),
  apply: (
    table: SanguozhiTable,
    one: LayerEffect,
    _: CardId,
    layer: number,
    characteristics: Characteristics,
    sight: Sight<Characteristics>,
  ) => {
    if (!isLordEffect(one)) {
      one.by.apply(table, one.word, layer, characteristics, scopeIn(table, one, sight));
      return;
    }
    characteristics.attack += LORD_BONUS;
    characteristics.life += LORD_BONUS;
  },
};

const printedLayers = layering<SanguozhiTable, Characteristics, LayerEffect>({
  ...laws,
  effects: (table) => layerEffects(table, printedAbilities),
});

/** Whom words begun by an effect were for then, or whom those of a card are for now (708.2c, 708.3a). */
function subjectsOf(
  table: SanguozhiTable,
  one: WordEffect,
  sight: Sight<Characteristics>,
): readonly CardId[] {
  const { body } = one.effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null && rule('708.2c')) {
    return body.fixed.subjects.filter((ref) => isSame(table, ref)).map(({ card }) => card);
  }
  return one.by.subjects(table, one.word, scopeIn(table, one, sight));
}

/** With the lasting words that granted abilities bring, where there are any. */
const allLayers = layering<SanguozhiTable, Characteristics, LayerEffect>({
  ...laws,
  effects: (table) => {
    const sight = printedLayers.sight(table);
    return layerEffects(table, (at, card) => [
      ...printedAbilities(at, card),
      ...sight.of(card).abilities.filter(({ granted }) => granted !== -1),
    ]);
  },
});

interface Looked {
  readonly version: number;
  readonly granting: boolean;
  readonly sight: Sight<Characteristics>;
}

const looked = new WeakMap<SanguozhiTable, Looked>();
let lastLooked: Looked;
let lookedTable: SanguozhiTable | null = null;

/** Every card as it is now (709). */
export function sightOf(table: SanguozhiTable): Sight<Characteristics> {
  return look(table).sight;
}

function look(table: SanguozhiTable): Looked {
  const { version } = table.state;
  if (table === lookedTable && lastLooked.version === version) return lastLooked;
  let known = looked.get(table);
  if (known?.version !== version) {
    const granting = grantsLasting(table);
    known = { version, granting, sight: (granting ? allLayers : printedLayers).sight(table) };
    looked.set(table, known);
  }
  lookedTable = table;
  lastLooked = known;
  return known;
}

/** A card as it is now (709). */
export function characteristicsOf(table: SanguozhiTable, card: CardId): Characteristics {
  return sightOf(table).of(card);
}

/** How a card came to be what it is, for whoever asks why. */
export function accountOf(table: SanguozhiTable, card: CardId) {
  return (look(table).granting ? allLayers : printedLayers).account(table, card);
}

/** 攻, 命 or 智 as it is used: never below 0 (105.1b). */
export function statOf(table: SanguozhiTable, card: CardId, stat: Stat): number {
  const raw = rawStat(table, card, stat);
  return rule('105.1b') ? usable(raw) : raw;
}

/** 攻, 命 or 智 as it is counted: it may be below 0. */
export function rawStat(table: SanguozhiTable, card: CardId, stat: Stat): number {
  return characteristicsOf(table, card)[stat];
}

/** The highest level of a 禀赋 (802.1b); 1 for those without a level, 0 for a card without it. */
export function keywordLevel(table: SanguozhiTable, card: CardId, name: KeywordName): number {
  let level = 0;
  for (const { ability } of characteristicsOf(table, card).abilities) {
    const { body } = ability;
    if (body.kind !== 'keyword' || body.name !== name) continue;
    if (!inRole(table, card, ability)) continue;
    const scope = scopeOf(table, card, table.cards[card].controller);
    if (ability.conditions.length > 0 && !allHold(table, ability.conditions, scope)) continue;
    level = Math.max(level, body.level, 1);
  }
  return level;
}

/** The abilities that a card can use or that work now, 禀赋 as what they stand for (802.1). */
export function abilitiesOf(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  return expanded(characteristicsOf(table, card).abilities);
}

/** The same as they are printed, for a card that lies face down and is about to be used (113.2). */
export function printedAbilitiesOf(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  const { definition } = table.cards[card];
  return expanded(printedCharacteristics(table.library[definition], definition).abilities);
}

/** Does the ability work in the role its card has, under the conditions it names (105.9, 108.4)? */
export function works(
  table: SanguozhiTable,
  card: CardId,
  ability: Ability,
  scope: Scope,
): boolean {
  return inRole(table, card, ability) && allHold(table, ability.conditions, scope);
}

function inRole(table: SanguozhiTable, card: CardId, { roles }: Ability): boolean {
  if (roles.length === 0) return true;
  const role = roleOf(table, card);
  return (role !== null && roles.includes(role)) || !rule('105.9a');
}

/** A scope for words of a card as the table stands. */
export function scopeOf(
  table: SanguozhiTable,
  source: CardId,
  seat: Seat,
  known: Partial<Scope> = {},
): Scope {
  const incarnation = source === NO_CARD ? 0 : table.cards[source].incarnation;
  return freshScope({ seat, source, incarnation, sight: sightOf(table) }, known);
}

/** How many generals or tactics a player has room for (202.4–202.6, 204.1, 200.5). */
export function slotCount(table: SanguozhiTable, seat: Seat, slot: Role | 'tactic'): number {
  switch (slot) {
    case 'main':
      return player(table, seat).mainLost ? 0 : 1;
    case 'adviser':
      return 1;
    case 'deputy':
      return Math.max(0, DEPUTY_SLOTS + changeFor(table, seat, 'deputy-slots'));
    case 'tactic':
      return Math.max(0, TACTIC_SLOTS + changeFor(table, seat, 'tactic-slots'));
  }
}

const DEPUTY_SLOTS = 3;
const TACTIC_SLOTS = 5;
const HAND_LIMIT = 7;
const SUN_QUAN_LIMIT = 3;

/** 手牌上限 (302.2), with what 孙权军 adds, at most three (410.3i). */
export function handLimit(table: SanguozhiTable, seat: Seat): number {
  const banners = rule('410.3i') ? bannerCount(table, seat, 'sun-quan') : 0;
  const limit =
    HAND_LIMIT + changeFor(table, seat, 'hand-limit') + Math.min(SUN_QUAN_LIMIT, banners);
  return Math.max(0, limit);
}

/** How much each 鲜卑军 general takes off the cap of its player's 粮草 (410.3k). */
const XIANBEI_CAP = 2;

/** 粮草上限 (116.8), with what standing words and 鲜卑军 change while they stand. */
export function grainCapOf(table: SanguozhiTable, seat: Seat): number {
  const banners = rule('410.3k') ? bannerCount(table, seat, 'xianbei') : 0;
  return player(table, seat).grainCap + changeFor(table, seat, 'grain-cap') - XIANBEI_CAP * banners;
}

/** What standing words add to a number of a player (709.10). */
function changeFor(table: SanguozhiTable, seat: Seat, what: PlayerChange['what']): number {
  let sum = 0;
  for (const { word, scope } of askedWords(table, 'player-change')) {
    if (word.what === what && seatsOf(table, word.who, scope).includes(seat)) {
      sum += count(table, word.amount, scope);
    }
  }
  return rule('709.10') ? sum : 0;
}

/** The effects of a kind in force: those that cards hold as they lie, then those that were begun. */
export function inForce(table: SanguozhiTable, kind: EffectKind): readonly SanguozhiEffect[] {
  return kind === 'modify' ? table.effects.modify : forcesOf(table).effects[kind];
}

/** Does an effect work now, whoever it is asked for? */
export function isActive(table: SanguozhiTable, effect: SanguozhiEffect): boolean {
  return applies(table, effect, scopeFor(table, effect, sightOf(table)));
}

/** The scope of an effect in force. */
export function effectScope(table: SanguozhiTable, effect: SanguozhiEffect): Scope {
  return scopeFor(table, effect, sightOf(table));
}

/** Standing words that a procedure asks for, as far as they work now. */
export function askedWords<Kind extends Lasting['kind']>(
  table: SanguozhiTable,
  kind: Kind,
): readonly Asked<Extract<Lasting, { kind: Kind }>>[] {
  const found = forcesOf(table).asked.get(kind);
  if (found === undefined) return NOTHING;
  const words: Asked<Extract<Lasting, { kind: Kind }>>[] = [];
  for (const effect of found) {
    const scope = effectScope(table, effect);
    if (!applies(table, effect, scope)) continue;
    const word = lastingOf(effect) as Extract<Lasting, { kind: Kind }>;
    words.push({ word, effect, scope, seat: effect.controller });
  }
  return words;
}

const NOTHING: readonly never[] = [];
const kept = new WeakMap<SanguozhiTable, Forces>();
let lastTable: SanguozhiTable | null = null;
let lastForces: Forces;

function forcesOf(table: SanguozhiTable): Forces {
  const { version } = table.state;
  if (table === lastTable && lastForces.version === version) return lastForces;
  let known = kept.get(table);
  if (known === undefined || known.version !== version) {
    known = makeForces(table);
    kept.set(table, known);
  }
  lastTable = table;
  lastForces = known;
  return known;
}

function makeForces(table: SanguozhiTable): Forces {
  const effects = { forbid: [], replace: [], trigger: [] } as Record<
    'forbid' | 'replace' | 'trigger',
    SanguozhiEffect[]
  >;
  const asked = new Map<string, SanguozhiEffect[]>();
  const sight = sightOf(table);
  const add = (effect: SanguozhiEffect) => {
    const { body } = effect;
    if (body.kind === 'trigger' || body.kind === 'awaiting') {
      effects.trigger.push(effect);
      return;
    }
    const { effect: kind } = wordOf(body.word);
    if (kind === 'forbid' || kind === 'replace') effects[kind].push(effect);
    if (kind === 'asked') asked.set(body.word.kind, [...(asked.get(body.word.kind) ?? []), effect]);
  };
  for (const card of speakers(table)) {
    for (const effect of heldEffects(table, card, sight.of(card).abilities)) add(effect);
  }
  for (const kind of ['forbid', 'replace', 'modify', 'trigger'] as const) {
    for (const effect of table.effects[kind]) add(effect);
  }
  return { version: table.state.version, effects, asked };
}

function heldEffects(
  table: SanguozhiTable,
  card: CardId,
  held: readonly HeldAbility[],
): SanguozhiEffect[] {
  const { controller, incarnation, enteredAt } = table.cards[card];
  const works = where(table, card);
  return expanded(held).flatMap((one, place): SanguozhiEffect[] =>
    works(one.ability) ? effectsOf(one, place, card, incarnation, controller, enteredAt) : [],
  );
}

/** Which abilities of a card work where it lies: on the field all, elsewhere 属性 (108.6). */
function where(table: SanguozhiTable, card: CardId): (ability: Ability) => boolean {
  if (table.state.arriving.includes(card) && rule('703.5d')) return isEntry;
  if (onField(table, card)) return everything;
  const zone = table.zones[table.cards[card].zone].name;
  if (zone === 'events' || zone === 'chain') return everything;
  return isProperty;
}

const everything = () => true;
const isProperty = ({ property }: Ability) => property && rule('108.6a');

function isEntry({ body }: Ability): boolean {
  return body.kind === 'triggered' && body.on.kind === 'entry';
}

const expansions = new WeakMap<readonly HeldAbility[], readonly HeldAbility[]>();

/** 禀赋 that stand for words are those words; of one 禀赋 only the highest level works (802.1b). */
function expanded(held: readonly HeldAbility[]): readonly HeldAbility[] {
  let known = expansions.get(held);
  if (known === undefined) {
    known = highestOnly(held).map((one) => {
      const ability = expandKeyword(one.ability);
      return ability === one.ability ? one : { ...one, ability };
    });
    expansions.set(held, known);
  }
  return known;
}

function highestOnly(held: readonly HeldAbility[]): readonly HeldAbility[] {
  return held.filter(({ ability: { body } }, index) => {
    if (body.kind !== 'keyword') return true;
    const better = held.some(({ ability: { body: other } }, place) => {
      if (other.kind !== 'keyword' || other.name !== body.name) return false;
      return other.level > body.level || (other.level === body.level && place < index);
    });
    return !better || !rule('802.1b');
  });
}

/** Cards whose words can work where they lie: face up on the field, launched events, 属性 elsewhere. */
function* speakers(table: SanguozhiTable): Iterable<CardId> {
  for (let seat = 0; seat < table.seats; seat++) {
    if (player(table, seat as Seat).left) continue;
    for (const zone of FIELD) {
      for (const card of cardsIn(table, seat as Seat, zone)) {
        if (hasWords(table, card) && !table.cards[card].faceDown) yield card;
      }
    }
    for (const card of cardsIn(table, seat as Seat, 'events')) {
      const { faceDown, tapped } = table.cards[card];
      // A completed event is tapped: what it did is over (505.4b, 505.5e).
      if (!faceDown && hasWords(table, card) && !(tapped && rule('505.5e'))) yield card;
    }
    for (const zone of ['hand', 'deck'] as const) {
      for (const card of cardsIn(table, seat as Seat, zone)) {
        if (hasProperty(table, card)) yield card;
      }
    }
  }
  for (const card of table.zones[CHAIN].cards) if (hasProperty(table, card)) yield card;
}

/** Anything printed, or anything that an effect might have granted. */
function hasWords(table: SanguozhiTable, card: CardId): boolean {
  return printed(table, card).abilities.length > 0 || table.cards[card].zone !== CHAIN;
}

function hasProperty(table: SanguozhiTable, card: CardId): boolean {
  return printed(table, card).abilities.some(({ property }) => property);
}

/** What is printed (400.4); of a formed 阵型, with N counted (503.7c). */
function initial(table: SanguozhiTable, card: CardId): Characteristics {
  const { faceDown, definition, controller } = table.cards[card];
  if (faceDown && rule('112.2')) return BLANK;
  const definitionOfCard = table.library[definition];
  const known = printedCharacteristics(definitionOfCard, definition);
  if (definitionOfCard.kind !== 'formation' || !isFormed(table, card)) return known;
  const members = player(table, controller).formation?.members.length ?? 0;
  const scope = freshScope(
    { seat: controller, source: card, incarnation: 0, sight: PRINTED },
    { members },
  );
  return {
    ...known,
    attack: count(table, definitionOfCard.attack, scope),
    life: count(table, definitionOfCard.life, scope),
  };
}

/** Formulas of 阵型 speak of N and of numbers only. */
const PRINTED: Sight<Characteristics> = { of: () => BLANK };

function printedAbilities(table: SanguozhiTable, card: CardId): readonly HeldAbility[] {
  const { faceDown, definition } = table.cards[card];
  if (faceDown) return BLANK.abilities;
  return printedCharacteristics(table.library[definition], definition).abilities;
}

function layerEffects(
  table: SanguozhiTable,
  abilities: (table: SanguozhiTable, card: CardId) => readonly HeldAbility[],
): LayerEffect[] {
  const found: LayerEffect[] = [];
  const add = (effect: SanguozhiEffect) => {
    const word = lastingOf(effect);
    if (word === null) return;
    const by = wordOf(word);
    if (by.effect !== 'layer') return;
    found.push({
      id: effect.id,
      timestamp: effect.timestamp,
      defining: isDefining(effect),
      always: 'always' in word && word.always && rule('709.9'),
      layers: by.layers(word),
      reads: by.reads(word),
      effect,
      word,
      by,
      scope: null,
    });
  };
  for (const card of speakers(table)) {
    for (const effect of heldEffects(table, card, abilities(table, card))) add(effect);
  }
  for (const effect of table.effects.modify) add(effect);
  addLords(table, found);
  return found;
}

/** +2/+2 for a 主将 of some weight (202.4a, 804.5f), from the moment that rule effects saw it. */
function addLords(table: SanguozhiTable, found: LayerEffect[]): void {
  table.state.players.forEach(({ lord }, seat) => {
    if (lord === null || !isSame(table, lord)) return;
    found.push({
      id: LORD_EFFECTS - seat,
      timestamp: table.cards[lord.card].enteredAt,
      defining: false,
      always: false,
      layers: [LAYERS['stat-add']],
      reads: 0,
      effect: null,
      card: lord.card,
    });
  });
}

/** Numbers of effects below all that cards can have. */
const LORD_EFFECTS = -1_000_000_000;
const LORD_BONUS = 2;

/** 卡牌特征定义类 (704.3a): it speaks of its own card's characteristics and of no other card. */
function isDefining({ body }: SanguozhiEffect): boolean {
  if (body.kind !== 'held' || !rule('704.3a')) return false;
  const { word } = body;
  return (
    'who' in word && typeof word.who === 'object' && word.who?.kind === 'this' && definesValue(word)
  );
}

/** 为… defines; +… only changes (709.3a, 709.3c). */
function definesValue(word: Lasting): boolean {
  return word.kind === 'stat-change' ? word.how === 'set' : true;
}

/** Do any granted abilities bring lasting words? Then the layers are gone through with them too. */
function grantsLasting(table: SanguozhiTable): boolean {
  const sight = printedLayers.sight(table);
  for (const card of speakers(table)) {
    const { abilities } = sight.of(card);
    const last = abilities[abilities.length - 1];
    if (last === undefined || last.granted === -1) continue;
    if (
      expanded(abilities).some(
        ({ ability, granted }) => granted !== -1 && ability.body.kind === 'static',
      )
    )
      return true;
  }
  return false;
}

/** The lasting words of an effect; null for a trigger. */
export function lastingOf({ body }: SanguozhiEffect): Lasting | null {
  return body.kind === 'held' || body.kind === 'begun' ? body.word : null;
}

/** An ability that was lost in the layer of texts is in force no more (709.5, 709.8). */
function isHeld({ body, source }: SanguozhiEffect, sight: Sight<Characteristics>): boolean {
  if (body.kind !== 'held') return true;
  return sight
    .of(source)
    .abilities.some(
      ({ ref }) => ref.index === body.ref.index && ref.definition === body.ref.definition,
    );
}

function applies(table: SanguozhiTable, effect: SanguozhiEffect, scope: Scope): boolean {
  const { body, source } = effect;
  if (body.kind === 'held') {
    return works(table, source, body.ability, scope) && allHold(table, body.conditions, scope);
  }
  if (body.kind === 'trigger') return works(table, source, body.ability, scope);
  return true;
}

function scopeIn(table: SanguozhiTable, one: WordEffect, sight: Sight<Characteristics>): Scope {
  if (one.scope === null || one.scope.sight !== sight)
    one.scope = scopeFor(table, one.effect, sight);
  return one.scope;
}

function scopeFor(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  sight: Sight<Characteristics>,
): Scope {
  const { body, controller, source, incarnation } = effect;
  const base = { seat: controller, source, incarnation, sight };
  if (body.kind === 'begun' || body.kind === 'awaiting') {
    const { x, that, declared } = body.fixed;
    return freshScope(base, { x, that, declared });
  }
  const standing = table.state.standing[source];
  const scope = freshScope(base, {
    instances: targetNodes(body.ability),
    declared:
      standing?.incarnation === incarnation
        ? (standing.declared.find(({ index }) => index === body.ref.index) ?? null)
        : null,
  });
  if (body.kind === 'trigger' || body.x === null) return scope;
  return { ...scope, x: count(table, body.x, scope) };
}

/** Is that the object an effect was begun by, or for? */
export function isStillSource(table: SanguozhiTable, effect: SanguozhiEffect): boolean {
  return isSame(table, { card: effect.source, incarnation: effect.incarnation });
}
