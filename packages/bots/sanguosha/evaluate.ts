import type { DecisionView, OptionView, Seat } from '@lianhuan/kernel';
import { isEquipment, type nodes } from '@lianhuan/sanguosha';
import { evaluator } from '../players/greedy.ts';
import { type Attitude, attitudeOf } from './attitude.ts';
import { type TableView, tableViewOf } from './table-view.ts';
import { deedWorth, keptWorth, worthToTarget } from './worth.ts';

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
      return ({ verb, seat }) => (verb === 'done' ? 0 : -attitude(seat) + weakness(table, seat));
    case 'need-use':
    case 'need-play':
      return scoreNeed(table, attitude);
    case 'timing':
      return ({ verb }) => (verb === 'pass' ? 0 : 1);
    case 'may':
      return ({ verb }) => (verb === 'do' ? 1 : 0);
    case 'discard-surplus':
    case 'discard':
    case 'give':
    case 'retrial':
      return scoreLeast(table);
    case 'general':
      return ({ card }) => table.find(card)?.hpHalves ?? 0;
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

/** One's own worst card goes; another's best one. */
function scoreLeast(table: TableView): Score {
  return ({ verb, card }) => {
    if (verb === 'done') return 0.1;
    return verb === 'hidden-card' ? 1 : 10 - keptOf(table, card);
  };
}

/** A character is the better a target the less it has left. */
function weakness(table: TableView, seat: Seat): number {
  const { hp } = table.state.characters[seat];
  return 0.3 / Math.max(1, hp) - table.count(seat, 'hand') * 0.02;
}

/** What an idle point offers: what helps first, then what hurts those who are to be hurt. */
function scorePlay(table: TableView, attitude: Attitude): Score {
  return ({ verb, card, amount }) => {
    switch (verb) {
      case 'use':
        return useWorth(table, attitude, card);
      case 'recast':
        return 0.2;
      case 'skill':
        return skillWorth(table, amount);
      case 'convert':
        return -1;
      default:
        return 0;
    }
  };
}

function useWorth(table: TableView, attitude: Attitude, card: OptionView['card']): number {
  const printed = table.find(card);
  if (printed === null) return -1;
  if (isEquipment(printed.kind)) {
    const worn = table.cards(table.seat, 'equipment').some(({ kind }) => kind === printed.kind);
    return worn ? -1 : 4;
  }
  const worth = worthToTarget(printed.face);
  const self = table.state.characters[table.seat];
  switch (printed.face) {
    case 'peach':
      return self.hp < self.maxHp - 1 || self.hp <= 2 ? 6 : 0.5;
    case 'analeptic':
      return table.cards(table.seat, 'hand').some(({ face }) => face.endsWith('slash')) ? 1.2 : -1;
    case 'lightning':
      return -1;
    case 'savage-assault':
    case 'archery-attack':
    case 'god-salvation':
    case 'amazing-grace':
      return livingOthers(table).reduce((sum, seat) => sum + worth * attitude(seat), 0);
    default: {
      if (worth > 0) return worth;
      const within = reachOf(table, printed.face);
      const near = livingOthers(table).filter((seat) => distanceTo(table, seat) <= within);
      return Math.max(...near.map((seat) => worth * attitude(seat)), -1);
    }
  }
}

/** How far away the targets of a card may be. */
function reachOf(table: TableView, face: string): number {
  if (face.endsWith('slash')) return table.state.characters[table.seat].range;
  return face === 'snatch' || face === 'supply-shortage' ? 1 : Number.POSITIVE_INFINITY;
}

/** The distance to another seat by seats and mounts (D1); skills are not looked at. */
function distanceTo(table: TableView, to: Seat): number {
  const { characters } = table.state;
  const living = characters.flatMap(({ alive }, seat) => (alive ? [seat] : []));
  const apart = Math.abs(living.indexOf(to) - living.indexOf(table.seat));
  const has = (seat: Seat, kind: string) =>
    table.cards(seat, 'equipment').some((card) => card.kind === kind) ? 1 : 0;
  const around = Math.min(apart, living.length - apart);
  return around + has(to, 'defensive-mount') - has(table.seat, 'offensive-mount');
}

function livingOthers(table: TableView): Seat[] {
  return table.state.characters.flatMap(({ alive }, seat) =>
    alive && seat !== table.seat ? [seat as Seat] : [],
  );
}

/** A skill of one's own, by its words: cost and effect together. */
function skillWorth(table: TableView, place: number): number {
  const parts = table
    .cards(table.seat, 'generals')
    .flatMap(({ abilities }) => abilities)
    .flatMap((ability) => (ability.kind === 'skill' ? ability.parts : []))
    .filter((part): part is nodes.ActivePart => part.kind === 'active');
  const part = parts[place];
  if (part === undefined) return 0.4;
  const cost = part.cost === null ? 0 : deedWorth(part.cost);
  const worth = deedWorth(part.effect) + (cost < -3 ? hurts(table, cost) : cost);
  return worth > 0 ? worth : -1;
}

/** What costs hp is dear to whoever has little left. */
function hurts(table: TableView, cost: number): number {
  return table.state.characters[table.seat].hp > 2 ? cost / 2 : cost * 4;
}

function scoreTargets(table: TableView, attitude: Attitude, { about }: DecisionView): Score {
  const face = table.find(about)?.face ?? 'slash';
  const worth = worthToTarget(face) || -1;
  return ({ verb, seat }) => {
    // To take a card back would be to be asked the same again.
    if (verb === 'cancel') return Number.NEGATIVE_INFINITY;
    if (verb === 'done') return 0;
    return worth * attitude(seat) + (worth < 0 ? weakness(table, seat) : 0);
  };
}

/** Whether to answer: for oneself always, against what hurts friends, for those who are to live. */
function scoreNeed(table: TableView, attitude: Attitude): Score {
  const need = table.frame('need');
  const use = table.frame('use');
  const dying = table.frame('dying');
  const worth = needWorth(table, need?.about ?? '', {
    use: use === null ? 0 : worthToTarget(use.about) * attitude(use.target),
    dying: dying === null ? 0 : attitude(dying.seat),
  });
  return ({ verb, card }) => {
    if (verb === 'pass') return 0;
    return worth - keptOf(table, card) * 0.01;
  };
}

function needWorth(
  table: TableView,
  face: string,
  at: { readonly use: number; readonly dying: number },
): number {
  switch (face) {
    case 'nullification':
      return at.use < -1 ? 1 : -1;
    case 'peach':
      return at.dying > 0.3 ? 1 : -1;
    case 'dodge':
    case 'slash':
      return table.state.characters[table.seat].alive ? 1 : -1;
    default:
      return 0.5;
  }
}
