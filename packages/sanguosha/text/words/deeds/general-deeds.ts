import { article, counted, listed, meaning, verb } from '@lianhuan/cardtext';
import { ask, type CardId, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { type Faction, isSoldier } from '../../../cards/definition.ts';
import { rule } from '../../../rules.ts';
import { hiddenGenerals } from '../../../table/hegemony.ts';
import {
  cardsIn,
  characterOf,
  isAlive,
  printed,
  type SanguoshaTable,
  sharedCards,
} from '../../../table/table.ts';
import { possessed } from '../../english/nouns.ts';
import { known } from '../../meaning/characters.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  ChangeDeputy,
  EmptyGeneral,
  GatherGuises,
  HideGeneral,
  LookAtGeneral,
  Rejoin,
  RemoveGeneral,
  ShowGeneral,
  ShowGuise,
} from '../../nodes/nodes.ts';
import { TAGS, type Tag } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { amountOf } from './card-deeds.ts';

/** What is done with generals: those of 国战, and “化身”. */

const hideGeneral: DeedWord<HideGeneral> = {
  kind: 'hide-general',
  forms: [{ as: 'deed', zh: '暗置{of:named}1张武将牌' }],
  english: ({ of }, say, voice) => `${verb(voice, 'hide')} a general of ${say(of, 'you')}`,
  explain: meaning('翻为背面朝上，其技能按暗置处理', 'It is turned face down again'),
  rules: ['stateChange.3'],
  *run(table, { of }, scope) {
    const shown = shownOf(table, of, scope);
    if (shown.length === 0) return false;
    const [owner] = known(table, of, scope) ?? [];
    const { card } = yield* ask({
      seat: scope.actor,
      kind: 'hide-general',
      options: shown.map((one) => option('hide-general', one, scope.actor)),
      about: scope.source,
      rule: 'stateChange.3',
    });
    return yield* table.procedures.hideGeneral(table, owner, card);
  },
  possible: (table, { of }, scope) => shownOf(table, of, scope).length > 0,
};

/** The generals of that character that lie face up. */
function shownOf(table: SanguoshaTable, of: HideGeneral['of'], scope: Scope): readonly CardId[] {
  const [owner] = known(table, of, scope) ?? [];
  if (owner === undefined) return [];
  return cardsIn(table, owner, 'generals').filter((card) => !table.cards[card].faceDown);
}

const showGeneral: DeedWord<ShowGeneral> = {
  kind: 'show-general',
  forms: [{ as: 'deed', zh: '明置1张武将牌' }],
  english: (_, __, voice) => `${verb(voice, 'show')} a general`,
  explain: meaning('自己选哪张', 'Its owner picks which'),
  rules: ['H7', 'reveal.2'],
  *run(table, _, { actor: seat, source }) {
    const hidden = hiddenGenerals(table, seat);
    if (hidden.length === 0 || !table.procedures.mayShow(table, seat)) return false;
    const { card } = yield* ask({
      seat,
      kind: 'show-generals',
      options: hidden.map((one) => option('show-general', one, seat)),
      about: source,
      rule: 'H7',
    });
    yield* table.procedures.showGeneral(table, seat, card);
    return true;
  },
  possible: (table, _, { actor }) =>
    hiddenGenerals(table, actor).length > 0 && table.procedures.mayShow(table, actor),
};

const lookAtGeneral: DeedWord<LookAtGeneral> = {
  kind: 'look-at-general',
  forms: [
    { as: 'deed', zh: '观看{of:named}1张暗置的武将牌', with: { all: false } },
    { as: 'deed', zh: '观看{of:named}所有暗置的武将牌', with: { all: true } },
  ],
  english: ({ of, all }, say, voice) =>
    `${verb(voice, 'look')} at ${all ? 'all hidden generals' : 'a hidden general'} of ${say(of, 'you')}`,
  explain: meaning('其他角色看不到', 'Nobody else sees it'),
  rules: ['T37'],
  *run(table, { of, all }, scope) {
    const [owner] = known(table, of, scope) ?? [];
    const hidden = owner === undefined ? [] : hiddenGenerals(table, owner);
    if (owner === undefined || hidden.length === 0) return false;
    const { actor: seat } = scope;
    if (all) {
      yield* table.procedures.happen(table, { type: 'show', cards: hidden, to: seat });
      return true;
    }
    const { amount } = yield* ask({
      seat,
      kind: 'look',
      options: hidden.map((_, place) => option('look', NO_CARD, owner, place)),
      about: scope.source,
      rule: 'T37',
    });
    yield* table.procedures.happen(table, { type: 'show', cards: [hidden[amount]], to: seat });
    return true;
  },
  possible: (table, { of }, scope) =>
    (known(table, of, scope) ?? []).some((seat) => hiddenGenerals(table, seat).length > 0),
};

const emptyGeneral: DeedWord<EmptyGeneral> = {
  kind: 'empty-general',
  forms: [{ as: 'deed', zh: '令{of:named}失去1张武将牌的所有技能' }],
  english: ({ of }, say, voice) =>
    `${verb(voice, 'have')} ${say(of, 'you')} lose all skills of one of its generals`,
  explain: meaning('由你选择主将或副将；暗置的也可以', 'You pick which, hidden or not'),
  rules: ['T56'],
  *run(table, { of }, scope) {
    const [owner] = known(table, of, scope) ?? [];
    const places = owner === undefined ? [] : placesWithSkills(table, owner);
    if (owner === undefined || places.length === 0) return false;
    rule('T56');
    const { amount } = yield* ask({
      seat: scope.actor,
      kind: 'empty-general',
      options: places.map((place) => option('general-place', NO_CARD, owner, place)),
      about: scope.source,
      rule: 'T56',
    });
    yield* table.procedures.emptyGeneral(table, owner, amount);
    return true;
  },
  possible: (table, { of }, scope) =>
    (known(table, of, scope) ?? []).some((seat) => placesWithSkills(table, seat).length > 0),
};

/** The places of the generals of a character that were not emptied before. */
function placesWithSkills(table: SanguoshaTable, seat: Seat): readonly number[] {
  const { emptied } = characterOf(table, seat);
  return cardsIn(table, seat, 'generals')
    .map((_, place) => place)
    .filter((place) => !emptied.includes(place));
}

const removeGeneral: DeedWord<RemoveGeneral> = {
  kind: 'remove-general',
  forms: [
    { as: 'deed', zh: '移除此武将牌', with: { of: null } },
    { as: 'deed', zh: '移除{of:named}的副将' },
  ],
  english: ({ of }, say, voice) =>
    `${verb(voice, 'remove')} ${of === null ? 'this general' : possessed(say(of, 'you'), 'deputy')}`,
  explain: meaning(
    '放回武将牌堆，由同势力同性别的士兵牌代替',
    'It goes back to its pile; a soldier of its faction and sex stands in',
  ),
  rules: ['H12', 'stateChange.3'],
  *run(table, { of }, scope) {
    const found = generalMeant(table, of, scope);
    return found !== null && (yield* table.procedures.removeGeneral(table, found.seat, found.card));
  },
  possible: (table, { of }, scope) => generalMeant(table, of, scope) !== null,
};

/** The general that the words mean, and whose it is; null for none, or where a 士兵牌 stands in already. */
function generalMeant(table: SanguoshaTable, of: RemoveGeneral['of'], scope: Scope) {
  const [seat] = of === null ? [scope.seat] : (known(table, of, scope) ?? []);
  if (seat === undefined || table.state.mode !== 'hegemony') return null;
  const generals = cardsIn(table, seat, 'generals');
  const card = of === null ? generals.find((one) => one === scope.source) : generals[1];
  return card === undefined || isSoldier(printed(table, card)) ? null : { seat, card };
}

const changeDeputy: DeedWord<ChangeDeputy> = {
  kind: 'change-deputy',
  forms: [{ as: 'deed', zh: '变更[副将|]' }],
  english: (_, __, voice) =>
    `${verb(voice, 'change')} ${voice === 'you' || voice === 'you may' ? 'your' : 'its'} deputy`,
  explain: meaning(
    '先明置所有武将牌，再由武将牌堆里随机一张同势力的武将代替副将',
    'All generals are shown, then a random one of the faction from their pile is the deputy',
  ),
  rules: ['H12'],
  run: (table, _, { actor }) => table.procedures.changeDeputy(table, actor),
  possible: (table, _, { actor }) => table.procedures.canChangeDeputy(table, actor),
};

const rejoin: DeedWord<Rejoin> = {
  kind: 'rejoin',
  forms: [
    {
      as: 'deed',
      zh: '令{whom:named}选择是否以1张与你势力相同的武将牌重新登场，体力为{hp:number}',
    },
  ],
  english: ({ whom, hp }, say, voice) =>
    `${verb(voice, 'have')} ${say(whom, 'you')} choose whether to re-enter the game with ${hp} HP and a general of your faction`,
  explain: meaning(
    '从武将牌堆里随机三张这个势力的武将中选一张，没有副将；其余的一切都是新的',
    'One of three random generals of the faction out of their pile, without a deputy; all else is new',
  ),
  rules: ['H6', 'M3'],
  *run(table, { whom, hp }, scope) {
    const [seat] = known(table, whom, scope) ?? [];
    const { faction } = characterOf(table, scope.seat);
    if (seat === undefined || isAlive(table, seat) || isOfNobody(faction)) return false;
    return yield* table.procedures.rejoin(table, seat, faction, hp);
  },
  possible: (table, { whom }, scope) =>
    !isOfNobody(characterOf(table, scope.seat).faction) &&
    (known(table, whom, scope) ?? []).some((seat) => !isAlive(table, seat)),
};

/** No general is of the faction of a 野心家, nor of one without (H6). */
function isOfNobody(faction: Faction | null): faction is null | 'careerist' {
  return faction === null || faction === 'careerist';
}

const gatherGuises: DeedWord<GatherGuises> = {
  kind: 'gather-guises',
  forms: [{ as: 'deed', zh: '将武将牌堆里的{count:amount}张武将牌扣置于武将牌旁，称为“化身”' }],
  english: ({ count }, _, voice) =>
    `${verb(voice, 'put')} ${counted(count, 'random general')} from the pile of generals face down beside your own as ${count === 1 ? 'a Guise' : 'Guises'}`,
  explain: meaning('随机的；只有自己可以看', 'Random ones; only you may look at them'),
  rules: ['T37', 'T09'],
  run: (table, { count }, scope) =>
    table.procedures.gatherGuises(table, scope.actor, amountOf(count, scope)),
  possible: (table, _, { actor }) =>
    isAlive(table, actor) && sharedCards(table, 'general-pile').length > 0,
};

/** "limited, awakening or lord". */
const eitherOf = (words: readonly string[]) => listed(words).replace(' and ', ' or ');

const showGuise: DeedWord<ShowGuise> = {
  kind: 'show-guise',
  forms: [{ as: 'deed', zh: '亮出1张“化身”，声明其1个非{without:tag*、}的技能' }],
  english: ({ without }, _, voice) =>
    `${verb(voice, 'show')} a Guise and ${verb(voice, 'declare')} one of its skills that is not ${article(eitherOf(without.map((tag) => TAGS[tag].en.replace(/ skill$/, ''))))} skill`,
  explain: meaning(
    '原来亮出的那张扣回去；同一张也可以再选',
    'The one shown before lies face down again; it can be picked again, too',
  ),
  rules: ['T37', 'P11'],
  *run(table, { without }, { actor: seat, source }) {
    const skills = skillsToDeclare(table, seat, without);
    if (skills.length === 0) return false;
    const choice = yield* ask({
      seat,
      kind: 'declare-skill',
      options: skills.map(({ card, place }) => option('declare-skill', card, seat, place)),
      about: source,
      rule: 'P11',
    });
    const skill = printed(table, choice.card).skills[choice.amount];
    yield* table.procedures.showGuise(table, seat, choice.card, skill);
    return true;
  },
  possible: (table, { without }, { actor }) => skillsToDeclare(table, actor, without).length > 0,
};

/** The skills of a character’s “化身” that can be declared, by their places on each. */
function skillsToDeclare(table: SanguoshaTable, seat: Seat, without: readonly Tag[]) {
  return table.procedures.guisesOf(table, seat).flatMap((card) => {
    const { abilities, skills } = printed(table, card);
    return skills.flatMap((name, place) => {
      const skill = abilities.find((unit) => unit.kind === 'skill' && unit.name === name);
      const isMeant = skill?.kind === 'skill' && !skill.tags.some((tag) => without.includes(tag));
      return isMeant ? [{ card, place }] : [];
    });
  });
}

/** What is done with generals, by kind. */
export const GENERAL_DEEDS = {
  'remove-general': removeGeneral,
  'change-deputy': changeDeputy,
  rejoin,
  'show-general': showGeneral,
  'hide-general': hideGeneral,
  'look-at-general': lookAtGeneral,
  'empty-general': emptyGeneral,
  'gather-guises': gatherGuises,
  'show-guise': showGuise,
} as const;
