import type { DecisionView, OptionView, Seat } from '@lianhuan/kernel';
import { type CardDefinition, isEquipment, type nodes } from '@lianhuan/sanguosha';
import { evaluator } from '../players/greedy.ts';
import { type Attitude, attitudeOf } from './attitude.ts';
import { bluffWorth, doubtWorth, scoreFaces, scoreLaid } from './bluffs.ts';
import { type DeedWorth, deedWorth } from './deed-worth.ts';
import { delayPrice } from './delays.ts';
import { faceWorth, isLordInDanger, livingOthers, lordToKeep, weakness } from './face-worth.ts';
import {
  judgementAt,
  judgementUnderWay,
  retrialOn,
  retrialWorth,
  scoreRetrial,
} from './judgement-worth.ts';
import { orderWorths } from './orders.ts';
import { type TableView, tableViewOf } from './table-view.ts';
import { keptWorth, worthToTarget } from './worth.ts';

type Score = (option: OptionView) => number;

/** What the greedy player of 三国杀 thinks of its options. */
export const evaluateSanguosha = evaluator(tableViewOf, (table, decision) => {
  const attitude = attitudeOf(table);
  switch (decision.kind) {
    case 'play-phase':
      return scorePlay(table, attitude);
    case 'targets':
    case 'against':
      return scoreTargets(table, attitude, decision);
    case 'characters':
      return scoreCharacters(table, attitude, decision);
    case 'need-use':
    case 'need-play':
      return scoreNeed(table, attitude);
    case 'timing':
      return ({ verb, card }) => (verb === 'pass' ? 0 : timingWorth(table, attitude, card));
    case 'retrial': {
      const judgement = judgementUnderWay(table);
      return judgement === null
        ? scoreLeast(table, decision)
        : scoreRetrial(table, attitude, judgement);
    }
    case 'choose':
      return scoreModes(table, decision);
    case 'may':
      return ({ verb }) => (verb === 'do' ? 1 : 0);
    case 'become-lord':
      return ({ verb }) => (verb === 'pass' ? 0 : 1);
    // To be back is better than to stay dead, with whatever general.
    case 'rejoin':
      return ({ verb, card }) => (verb === 'pass' ? 0 : 20 + generalWorth(table, card));
    // The command that costs most is given; one that costs something is not executed (T55).
    case 'command':
      return ({ amount }) => -(orderWorths()[amount] ?? 0);
    case 'obey':
      return ({ verb }) => (verb === 'do' ? (orderWorths()[decision.amount] ?? 0) : 0);
    case 'declare-face':
      return scoreFaces(table, attitude);
    case 'lay-face-down':
      return scoreLaid(table, decision);
    case 'doubt':
      return ({ verb }) => (verb === 'doubt' ? doubtWorth(table, attitude, decision) : 0);
    case 'declare-skill':
      return ({ card, amount }) => skillOn(table, card, amount);
    case 'convert-with':
    case 'discard-surplus':
    case 'discard':
    case 'remove':
    case 'give':
      return scoreLeast(table, decision);
    // What could be shared out is kept.
    case 'share':
      return ({ verb }) => (verb === 'done' ? 1 : 0);
    case 'general':
      return ({ card }) => generalWorth(table, card);
    case 'bid':
      return ({ verb, amount }) => (verb === 'bid' && amount === 1 ? 1 : 0);
    case 'comfort':
      return scoreComfort(table);
    case 'pindian':
      return ({ card }) => table.find(card)?.rank ?? 0;
    default:
      return ({ card }) => keptOf(table, card);
  }
});

function keptOf(table: TableView, card: OptionView['card']): number {
  const printed = table.find(card);
  return printed === null ? 0.5 : keptWorth(printed);
}

/** Whoever is nearly dead rather recovers. */
function scoreComfort({ seat, state }: TableView): Score {
  const worth = { 'draw-two': 1, 'recover-one': state.characters[seat].hp <= 2 ? 2 : 0.5 };
  return ({ verb }) => worth[verb as keyof typeof worth] ?? 0;
}

/** So good a card is kept where nothing forces it away. */
const WORTH_KEEPING = 3;

/** One's own worst card goes; another's best one. Where one may stop, good cards stay. */
function scoreLeast(table: TableView, { options }: DecisionView): Score {
  const isFree = options.some(({ verb }) => verb === 'done');
  return ({ verb, card }) => {
    if (verb === 'done') return 0.1;
    // To take a card back would be to be asked the same again.
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    if (verb === 'hidden-card') return 1;
    return (isFree ? WORTH_KEEPING : 2 * WORTH_KEEPING + 4) - keptOf(table, card);
  };
}

/** Whom a skill is to be used on, by what its words do to those who are chosen. */
function scoreCharacters(table: TableView, attitude: Attitude, { about }: DecisionView): Score {
  const worth = skillParts(table, about)
    .map((part) => partWorth(part).chosen)
    .find((chosen) => chosen !== 0);
  return ({ verb, seat }) => {
    if (verb === 'done') return 0;
    const gain = (worth ?? -1) * attitude(seat);
    return (worth ?? -1) < 0 ? gain * weakness(table, seat) : gain;
  };
}

/** Of several things to do the one that is best for whoever does it. */
function scoreModes(table: TableView, { about, amount }: DecisionView): Score {
  const choice = choiceAt(table.find(about)?.abilities ?? [], amount);
  if (choice === null) return () => 0;
  return (option) => deedWorth(choice.options[option.amount]).own;
}

/** The 选择 whose words begin at this place of a card's text. */
function choiceAt(node: unknown, start: number): Extract<nodes.Deed, { kind: 'choose' }> | null {
  if (typeof node !== 'object' || node === null) return null;
  if ('kind' in node && node.kind === 'choose') {
    const found = node as Extract<nodes.Deed, { kind: 'choose' }>;
    if (found.span[0] === start) return found;
  }
  for (const child of Object.values(node)) {
    const found = choiceAt(child, start);
    if (found !== null) return found;
  }
  return null;
}

/** What an idle point offers: what helps first, then what hurts those who are to be hurt. */
function scorePlay(table: TableView, attitude: Attitude): Score {
  return (option) => {
    const { verb, card } = option;
    switch (verb) {
      case 'use':
        return useWorth(table, attitude, card);
      case 'recast':
        return 0.2;
      case 'skill':
        return skillWorth(table, attitude, card);
      case 'convert':
      case 'convert-several':
        return conversionWorth(table, attitude, option);
      case 'declare':
        return bluffWorth(table, attitude);
      default:
        return 0;
    }
  };
}

function useWorth(table: TableView, attitude: Attitude, card: OptionView['card']): number {
  const printed = table.find(card);
  if (printed === null) return -1;
  if (!isEquipment(printed.kind)) return faceWorth(table, attitude, printed.face);
  const worn = table.cards(table.seat, 'equipment').some(({ kind }) => kind === printed.kind);
  return worn ? -1 : 4;
}

/** A conversion gives one card, or several, for one of another face: it pays if that does more than they are kept for. */
function conversionWorth(table: TableView, attitude: Attitude, { verb, card, amount }: OptionView) {
  const parts = [...ownSkills(table), ...table.cards(table.seat, 'equipment')]
    .flatMap(({ abilities }) => abilities)
    .flatMap((ability) => (ability.kind === 'skill' ? ability.parts : []))
    .filter((part): part is nodes.ConvertPart => part.kind === 'convert' && part.deed !== 'play');
  const face = (parts[amount] ?? parts[0])?.as;
  if (face === undefined) return -1;
  const price = verb === 'convert-several' ? 2 * 2.5 : keptOf(table, card);
  return faceWorth(table, attitude, face) - price * PRICE_OF_KEPT;
}

/** What its generals say, and the skill that it declared of another. */
function ownSkills(table: TableView): readonly Pick<CardDefinition, 'abilities'>[] {
  const generals = table.cards(table.seat, 'generals');
  const { guise = null } = table.state.characters[table.seat];
  if (guise === null) return generals;
  const declared = table
    .cards(table.seat, 'on-general')
    .filter(({ id }) => id === guise.general)
    .flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.kind === 'skill' && ability.name === guise.skill);
  return [...generals, { abilities: declared }];
}

/** A card that is used is worth this much of what it is worth in hand: it may never be needed there. */
const PRICE_OF_KEPT = 0.5;

/** Hp beyond so much adds little to a general; skills that are used do. */
function generalWorth(table: TableView, card: OptionView['card']): number {
  const { hpHalves = 0 } = table.find(card) ?? {};
  const skills = skillParts(table, card).reduce((sum, part) => {
    const { own, chosen } = partWorth(part);
    return sum + Math.min(4, Math.max(-2, own) + Math.abs(chosen) / 2);
  }, 0);
  return Math.min(hpHalves, 8) + Math.max(0, hpHalves - 8) * 0.3 + skills * 0.6;
}

/** What one skill of a general is worth to have. */
function skillOn(table: TableView, card: OptionView['card'], place: number): number {
  const printed = table.find(card);
  const parts = (printed?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'skill' && ability.name === printed?.skills[place] ? ability.parts : [],
  );
  return parts.reduce((sum, part) => {
    if (part.kind !== 'active' && part.kind !== 'trigger') return sum + 1;
    const { own, chosen } = partWorth(part);
    return sum + Math.max(-2, own) + Math.abs(chosen) / 2;
  }, 0);
}

type UsedPart = nodes.ActivePart | nodes.TriggerPart;

/** The parts of the skills on a card that are used, at idle points or at timings. */
function skillParts(table: TableView, card: OptionView['card']): readonly UsedPart[] {
  return (table.find(card)?.abilities ?? [])
    .flatMap((ability) => (ability.kind === 'skill' ? ability.parts : []))
    .filter((part): part is UsedPart => part.kind === 'active' || part.kind === 'trigger');
}

/** What a part of a skill does, its cost included. */
function partWorth({ cost, effect }: UsedPart): DeedWorth {
  const worth = deedWorth(effect);
  if (cost === null) return worth;
  const price = deedWorth(cost);
  return { own: worth.own + price.own, chosen: worth.chosen + price.chosen };
}

/** What using a part is worth, done to those to whom one likes best to do it. */
function usedWorth(table: TableView, attitude: Attitude, { own, chosen }: DeedWorth): number {
  if (chosen === 0) return own;
  return own + Math.max(...livingOthers(table).map((seat) => chosen * attitude(seat)));
}

/** A skill of one's own at an idle point, by its words. */
function skillWorth(table: TableView, attitude: Attitude, card: OptionView['card']): number {
  const parts = skillParts(table, card).filter(({ kind }) => kind === 'active');
  if (parts.length === 0) return 0.4;
  const worths = parts.map((part) => {
    const hurt = part.cost === null ? 0 : hpLost(part.cost);
    const worth = usedWorth(table, attitude, partWorth(part)) + hurts(table, hurt);
    return worth - delayPrice(table, part);
  });
  const worth = Math.max(...worths);
  return worth > 0 ? worth : -1;
}

/** How many hp a cost takes at least. */
function hpLost(cost: nodes.Deed): number {
  return cost.kind === 'lose-hp' ? 1 : 0;
}

/** Skills at timings are used unless their words do harm that outweighs what they give. */
function timingWorth(table: TableView, attitude: Attitude, card: OptionView['card']): number {
  const judgement = judgementAt(table);
  const retrial = judgement === null ? null : retrialOn(table.find(card));
  if (judgement !== null && retrial !== null) {
    return retrialWorth(table, attitude, judgement, retrial);
  }
  const worths = waitingParts(table, card).map(
    (part) => usedWorth(table, attitude, partWorth(part)) - delayPrice(table, part),
  );
  return worths.length === 0 || Math.max(...worths) > -1 ? 1 : -1;
}

/** The parts at timings that may be meant: in a phase those that wait for it, if there are any. */
function waitingParts(table: TableView, card: OptionView['card']): readonly nodes.TriggerPart[] {
  const parts = skillParts(table, card).filter((part) => part.kind === 'trigger');
  const { kind, about } = table.state.frames.at(-1) ?? { kind: '', about: '' };
  const ofPhase = parts.filter(
    ({ on }) => kind === 'phase' && on.kind === 'phase-occasion' && on.phase === about,
  );
  return ofPhase.length > 0 ? ofPhase : parts;
}

/** Hp that is paid costs little while there is enough of it, and very much afterwards. */
function hurts(table: TableView, hp: number): number {
  if (hp === 0) return 0;
  return table.state.characters[table.seat].hp > 2 ? 2 : -10;
}

function scoreTargets(table: TableView, attitude: Attitude, { about }: DecisionView): Score {
  const face = table.find(about)?.face ?? 'slash';
  const worth = worthToTarget(face) || -1;
  return ({ verb, seat }) => {
    // To take a card back would be to be asked the same again.
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    if (verb === 'done') return 0;
    return worth < 0 ? worth * attitude(seat) * weakness(table, seat) : worth * attitude(seat);
  };
}

/** Whether to answer: for oneself always, against what hurts friends, for those who are to live. */
function scoreNeed(table: TableView, attitude: Attitude): Score {
  const need = table.frame('need');
  const dying = table.frame('dying');
  const worth = needWorth(table, need?.about ?? '', {
    use: useUnderWay(table, attitude),
    dying: dying === null || isKeptForLord(table, attitude, dying.seat) ? 0 : attitude(dying.seat),
  });
  return ({ verb, card }) => {
    if (verb === 'pass') return 0;
    // A card that is what it says cannot be doubted.
    if (verb === 'declare') return worth / 2;
    return worth - keptOf(table, card) * 0.01;
  };
}

/** The last 桃 is kept for a weak lord, whoever else is dying, by the lord and by those who stand by it. */
function isKeptForLord(table: TableView, attitude: Attitude, dying: Seat): boolean {
  const lord = lordToKeep(table, attitude);
  if (lord === null || dying === lord || dying === table.seat) return false;
  const peaches = table.cards(table.seat, 'hand').filter(({ face }) => face === 'peach').length;
  return peaches < 2 && isLordInDanger(table, attitude, lord);
}

/** What the use that is being answered means for this seat, after all 无懈可击 upon it. */
function useUnderWay(table: TableView, attitude: Attitude): number {
  const uses = table.state.frames.filter(({ kind }) => kind === 'use');
  const last = uses.findLastIndex(({ about }) => about !== 'nullification');
  if (last < 0) return 0;
  const { about, target } = uses[last];
  const isNearDeath = (table.state.characters[target]?.hp ?? 2) <= 1;
  const urgency = isLordInDanger(table, attitude, target) ? 2 : isNearDeath ? 1.5 : 1;
  const worth = worthToTarget(about) * attitude(target) * urgency;
  return (uses.length - 1 - last) % 2 === 0 ? worth : -worth;
}

function needWorth(
  table: TableView,
  face: string,
  at: { readonly use: number; readonly dying: number },
): number {
  switch (face) {
    case 'nullification':
      return at.use < -1.8 ? 1 : -1;
    case 'peach':
      return at.dying > 0.3 ? 1 : -1;
    case 'dodge':
    case 'slash':
      return table.state.characters[table.seat].alive ? 1 : -1;
    default:
      return 0.5;
  }
}
