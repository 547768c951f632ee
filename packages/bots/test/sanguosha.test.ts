import { type Handle, Match, NOBODY, type Seat, type View } from '@lianhuan/kernel';
import {
  type CardDefinition,
  sanguosha as game,
  library,
  type nodes,
  type PublicFrame,
  type Role,
} from '@lianhuan/sanguosha';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../players/greedy.ts';
import { letBotAnswer } from '../players/play.ts';
import { attitudeOf } from '../sanguosha/attitude.ts';
import { deedWorth } from '../sanguosha/deed-worth.ts';
import { delayPrice } from '../sanguosha/delays.ts';
import { evaluateSanguosha } from '../sanguosha/evaluate.ts';
import {
  judgementAt,
  retrialOn,
  retrialWorth,
  scoreRetrial,
} from '../sanguosha/judgement-worth.ts';
import { orderWorths } from '../sanguosha/orders.ts';
import { roleOdds } from '../sanguosha/role-odds.ts';
import type { TableView } from '../sanguosha/table-view.ts';

const FIVE: readonly Role[] = ['lord', 'loyalist', 'rebel', 'rebel', 'renegade'];

interface Seen {
  readonly mode?: 'identity' | 'landlord' | 'hegemony';
  readonly roles?: readonly Role[];
  /** What this seat knows of roles, by seat. */
  readonly known?: Readonly<Record<number, Role>>;
  /** Damage dealt: from, to, amount. */
  readonly deeds?: readonly (readonly [number, number, number])[];
  /** Cards used: by, on, of which face. */
  readonly aims?: readonly (readonly [number, number, string])[];
  readonly factions?: readonly (string | null)[];
  readonly seat?: number;
  readonly round?: number;
}

/** What a seat sees of a table of five, as far as bots reckon roles from it. */
function seen({
  mode = 'identity',
  roles = FIVE,
  known = { 0: 'lord' },
  deeds = [],
  aims = [],
  factions = [],
  seat = 0,
  round = 1,
}: Seen): TableView {
  const characters = Array.from({ length: 5 }, (_, from) => ({
    alive: true,
    hp: 4,
    faction: factions[from] ?? null,
    deeds: Array.from({ length: 5 }, (_, to) =>
      deeds.reduce((sum, [by, on, amount]) => (by === from && on === to ? sum + amount : sum), 0),
    ),
    aims: Object.fromEntries(
      aims
        .filter(([by]) => by === from)
        .map(([, on, face]) => [face, Array.from({ length: 5 }, (_, to) => (to === on ? 1 : 0))]),
    ),
  }));
  return {
    seat: seat as Seat,
    state: { mode, roles, round, characters },
    roleOf: (of: Seat) => known[of] ?? null,
    ownFaction: () => factions[seat] ?? null,
  } as unknown as TableView;
}

describe('putting a card in place of a judgement card', () => {
  const general = (name: string) => library().find((card) => card.name === name) ?? null;
  const card = (name: string, suit: CardDefinition['suit'], rank = 5): CardDefinition => {
    const face = library().find((one) => one.name === name && one.suit !== null);
    if (face === undefined) throw new Error(`no card ${name}`);
    return { ...face, suit, rank };
  };

  /** Seat 0 has 鬼才 and these cards in hand while `seat` is judged for `about`, with this result so far. */
  function judged(
    { about, seat, by = null }: { about: string; seat: number; by?: number | null },
    result: CardDefinition,
    hand: readonly CardDefinition[],
  ) {
    const characters = [0, 1].map((one) => ({ skills: one === by ? [about] : [] }));
    const table = {
      seat: 0 as Seat,
      state: { characters, frames: [{ kind: 'turn' }, { kind: 'judge', seat, about }] },
      find: (handle: Handle | null) => hand[Number(handle)] ?? null,
      cards: (of: Seat, zone: string) =>
        of === NOBODY && zone === 'processing' ? [result] : zone === 'hand' ? hand : [],
    } as unknown as TableView;
    const attitude = (of: Seat) => (of === 0 ? 1 : -1);
    const judgement = judgementAt(table);
    const retrial = retrialOn(general('司马懿'));
    if (judgement === null || retrial === null) throw new Error('nothing to be replaced');
    const score = scoreRetrial(table, attitude, judgement);
    const pick = (at: number) => score({ verb: 'card', card: at as Handle } as never);
    return { worth: retrialWorth(table, attitude, judgement, retrial), pick };
  }

  test('saves oneself from 乐不思蜀 with a heart, and takes one from an enemy', () => {
    const hand = [card('杀', 'spade'), card('闪', 'heart')];
    const own = judged({ about: 'indulgence', seat: 0 }, card('杀', 'club'), hand);
    expect(own.worth).toBeGreaterThan(0);
    expect(own.pick(1)).toBeGreaterThan(own.pick(0));
    const enemy = judged({ about: 'indulgence', seat: 1 }, card('杀', 'heart'), hand);
    expect(enemy.worth).toBeGreaterThan(0);
    expect(enemy.pick(0)).toBeGreaterThan(enemy.pick(1));
  });

  test('leaves a result that is good already, or that no card in hand makes better', () => {
    const heart = [card('闪', 'heart')];
    expect(judged({ about: 'indulgence', seat: 0 }, card('杀', 'heart'), heart).worth).toBeLessThan(
      0,
    );
    expect(judged({ about: 'indulgence', seat: 1 }, card('杀', 'club'), heart).worth).toBeLessThan(
      0,
    );
    expect(judged({ about: 'indulgence', seat: 0 }, card('杀', 'club'), []).worth).toBeLessThan(0);
  });

  test('reads 2 to 9 of spades for 闪电, red for 八卦阵, and what a skill does to others', () => {
    const away = [card('杀', 'spade', 10)];
    const struck = card('杀', 'spade', 9);
    expect(judged({ about: 'lightning', seat: 0 }, struck, away).worth).toBeGreaterThan(0);
    expect(judged({ about: 'lightning', seat: 1 }, struck, away).worth).toBeLessThan(0);
    const black = card('杀', 'club');
    const fire = [card('杀', 'diamond')];
    const diagram = { about: 'eight-diagram', seat: 0 };
    expect(judged(diagram, black, fire).pick(0)).toBeGreaterThan(
      judged(diagram, black, [black]).pick(0),
    );
    const ganglie = { about: '刚烈', seat: 1, by: 1 };
    expect(judged(ganglie, black, [card('杀', 'heart')]).worth).toBeGreaterThan(0);
  });

  test('does not go on for ever with 洛神, which gives every black card back', () => {
    const luoshen = { about: '洛神', seat: 0, by: 0 };
    expect(judged(luoshen, card('杀', 'heart'), [card('杀', 'spade')]).worth).toBeLessThan(0);
  });
});

describe('commands', () => {
  test('what costs hp or cards is not executed, what deals damage is', () => {
    const [damage, , hp, silence, stacked, keep] = orderWorths();
    expect(damage).toBeGreaterThan(0);
    for (const worth of [hp, silence, stacked, keep]) expect(worth).toBeLessThan(0);
  });
});

describe('which roles the others have', () => {
  test('nothing was done yet: as likely as there are roles of the kind', () => {
    const [lord, other] = roleOdds(seen({}));
    expect(lord.lord).toBe(1);
    expect(other.loyalist).toBeCloseTo(1 / 4);
    expect(other.rebel).toBeCloseTo(2 / 4);
    expect(other.renegade).toBeCloseTo(1 / 4);
  });

  test('who hurt the lord is a rebel, and so the others are less likely to be', () => {
    const odds = roleOdds(seen({ deeds: [[2, 0, 2]] }));
    expect(odds[2].rebel).toBeGreaterThan(0.85);
    expect(odds[1].rebel).toBeLessThan(0.4);
    for (const one of odds) {
      expect(Object.values(one).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });

  test('who means the lord harm is suspected, though nothing came of it', () => {
    const { rebel: before } = roleOdds(seen({}))[2];
    const odds = roleOdds(
      seen({
        aims: [
          [2, 0, 'slash'],
          [2, 0, 'indulgence'],
          [3, 0, 'savage-assault'],
        ],
      }),
    );
    expect(odds[2].rebel).toBeGreaterThan(before + 0.15);
    expect(odds[3].rebel).toBeLessThan(before);
  });

  test('who hurts a rebel stands by the lord', () => {
    const odds = roleOdds(
      seen({
        deeds: [
          [2, 0, 2],
          [1, 2, 2],
        ],
      }),
    );
    expect(odds[1].loyalist).toBeGreaterThan(odds[3].loyalist * 2);
  });

  test('what is known of the others leaves one role only', () => {
    const odds = roleOdds(seen({ known: { 0: 'lord', 1: 'rebel', 2: 'rebel', 3: 'loyalist' } }));
    expect(odds[4].renegade).toBe(1);
  });
});

describe('whom a bot wants to hurt', () => {
  const knownBy = (seat: number, role: Role) =>
    ({ seat, known: { 0: 'lord', [seat]: role } }) as const;

  test('a rebel the lord, and not the comrade that it should know', () => {
    const attitude = attitudeOf(seen({ ...knownBy(1, 'rebel'), deeds: [[2, 0, 2]] }));
    expect(attitude(0 as Seat)).toBe(-1);
    expect(attitude(2 as Seat)).toBeGreaterThan(0.5);
    expect(attitude(3 as Seat)).toBeLessThan(attitude(2 as Seat));
  });

  test('a 忠臣 never the lord, and who hurt the lord', () => {
    const attitude = attitudeOf(seen({ ...knownBy(1, 'loyalist'), deeds: [[2, 0, 1]] }));
    expect(attitude(0 as Seat)).toBeGreaterThan(0.9);
    expect(attitude(2 as Seat)).toBeLessThan(-0.5);
  });

  test('a 内奸 stands by the lord while there are rebels', () => {
    const attitude = attitudeOf(seen({ ...knownBy(1, 'renegade'), deeds: [[2, 0, 2]] }));
    expect(attitude(0 as Seat)).toBeGreaterThan(0.5);
    expect(attitude(2 as Seat)).toBeLessThan(-0.5);
  });

  test('farmers the landlord', () => {
    const attitude = attitudeOf(
      seen({ mode: 'landlord', seat: 1, known: { 0: 'landlord', 1: 'farmer', 2: 'farmer' } }),
    );
    expect([attitude(0 as Seat), attitude(2 as Seat)]).toEqual([-1, 0.9]);
  });

  test('in 国战 those of another faction; a careerist everybody', () => {
    const shu = attitudeOf(seen({ mode: 'hegemony', factions: ['shu', 'shu', 'wei', null] }));
    expect(shu(1 as Seat)).toBeGreaterThan(0.5);
    expect(shu(2 as Seat)).toBeLessThan(-0.5);
    expect(shu(3 as Seat)).toBeGreaterThan(shu(2 as Seat));
    const alone = attitudeOf(seen({ mode: 'hegemony', factions: ['careerist', 'careerist'] }));
    expect(alone(1 as Seat)).toBeLessThan(-0.5);
  });

  test('one that it knows nothing of only after many rounds', () => {
    const early = attitudeOf(seen(knownBy(1, 'rebel')))(3 as Seat);
    const late = attitudeOf(seen({ ...knownBy(1, 'rebel'), round: 60 }))(3 as Seat);
    expect(Math.abs(early)).toBeLessThan(0.1);
    expect(late).toBeLessThan(-0.5);
  });
});

describe('what the words of a skill do to whom it is used on', () => {
  const worthOf = (skill: string) => {
    const part = library()
      .flatMap(({ abilities }) => abilities)
      .filter((ability): ability is nodes.Skill => ability.kind === 'skill')
      .find(({ name }) => name === skill)
      ?.parts.find(({ kind }) => kind === 'active' || kind === 'trigger') as nodes.ActivePart;
    return deedWorth(part.effect);
  };

  test.for(['仁德', '青囊', '结姻'])('%s helps', (skill) => {
    expect(worthOf(skill).chosen).toBeGreaterThan(0);
  });

  test.for(['突袭', '离间', '强袭'])('%s harms', (skill) => {
    expect(worthOf(skill).chosen).toBeLessThan(0);
  });

  test('摸牌 is good for oneself', () => {
    expect(worthOf('英姿').own).toBeGreaterThan(0);
  });
});

describe('a card that is kept for when it is needed', () => {
  interface Asked {
    readonly seat: number;
    /** The seats whose roles are known to the one that is asked. */
    readonly known: Readonly<Record<number, Role>>;
    readonly hp: readonly number[];
    /** The names of its hand cards. */
    readonly hand: readonly string[];
    readonly frames: readonly Partial<PublicFrame>[];
  }

  /** What the greedy player does who is asked for a card of that face: the name of the card, or null where it lets it be. */
  function answer({ seat, known, hp, hand, frames }: Asked): string | null {
    const cards = hand.map((name, handle) => {
      const printed = library().find((card) => card.name === name && card.suit !== null);
      if (printed === undefined) throw new Error(`no card ${name}`);
      return { handle, definition: printed.id };
    });
    const zone = (owner: number, name: string, held: readonly object[]) => ({
      owner,
      name,
      count: held.length,
      cards: held,
    });
    const { state } = seen({ known, seat });
    const uses = cards.map(({ handle }) => ({ verb: 'use', card: handle, seat, amount: 0 }));
    const pass = { verb: 'pass', card: null, seat, amount: 0 };
    const view = {
      seat,
      zones: [
        zone(seat, 'hand', cards),
        ...Object.entries(known).map(([of, id]) =>
          zone(Number(of), 'role', [{ handle: 100 + Number(of), definition: id }]),
        ),
      ],
      state: {
        ...state,
        characters: state.characters.map((one, at) => ({
          ...one,
          hp: hp[at],
          maxHp: 4,
          alive: true,
        })),
        frames: frames.map((frame) => ({ seat: NOBODY, target: NOBODY, about: '', ...frame })),
      },
      decision: { kind: 'need-use', seat, options: [...uses, pass], about: null, amount: 0 },
    } as unknown as View;
    const picked = greedyBot(evaluateSanguosha).choose(view);
    return hand[picked] ?? null;
  }

  /** Seat 1, who stands by the lord in seat 0; seat 2 is known as a rebel, seat 3 as another 忠臣. */
  const loyal = {
    seat: 1,
    known: { 0: 'lord', 1: 'loyalist', 2: 'rebel', 3: 'loyalist' },
  } as const;
  const dying = (seat: number) => [
    { kind: 'dying', seat: seat as Seat },
    { kind: 'need', seat: 1 as Seat, about: 'peach' },
  ];

  test('the last 桃 is not given to a comrade while the lord is weak; one of two is, or that of a lord who is well', () => {
    const of = { ...loyal, frames: dying(3) };
    expect(answer({ ...of, hp: [2, 4, 4, 0, 4], hand: ['桃'] })).toBe(null);
    expect(answer({ ...of, hp: [2, 4, 4, 0, 4], hand: ['桃', '桃'] })).toBe('桃');
    expect(answer({ ...of, hp: [3, 4, 4, 0, 4], hand: ['桃'] })).toBe('桃');
  });

  test('the last 桃 saves the lord, and oneself though the lord is weak', () => {
    expect(answer({ ...loyal, frames: dying(0), hp: [0, 4, 4, 4, 4], hand: ['桃'] })).toBe('桃');
    expect(answer({ ...loyal, frames: dying(1), hp: [1, 0, 4, 4, 4], hand: ['桃'] })).toBe('桃');
  });

  test('no 桃 saves an enemy, however many there are', () => {
    const hand = ['桃', '桃', '桃'];
    expect(answer({ ...loyal, frames: dying(2), hp: [4, 4, 0, 4, 4], hand })).toBe(null);
  });

  /** A use of that face by one seat on another, which is being answered, after so many 无懈可击 upon it. */
  function used(face: string, target: number, nullified = 0) {
    const nullification = { kind: 'use', about: 'nullification', target: NOBODY };
    return {
      ...loyal,
      hand: ['无懈可击'],
      hp: [4, 4, 4, 4, 4],
      frames: [
        { kind: 'use', about: face, target: target as Seat },
        ...Array.from({ length: nullified }, () => nullification),
        { kind: 'need', seat: 1 as Seat, about: 'nullification' },
      ],
    };
  }

  test('无懈可击 is not spent on a trick that does little harm', () => {
    for (const face of ['iron-chain', 'fire-attack', 'lightning', 'collateral']) {
      expect(answer(used(face, 1)), face).toBe(null);
    }
    for (const face of ['indulgence', 'snatch', 'dismantlement', 'duel']) {
      expect(answer(used(face, 1)), face).toBe('无懈可击');
    }
  });

  test('无懈可击 is not spent against what helps a comrade, nor for an enemy', () => {
    expect(answer(used('ex-nihilo', 3))).toBe(null);
    expect(answer(used('god-salvation', 0))).toBe(null);
    expect(answer(used('snatch', 2))).toBe(null);
    expect(answer(used('ex-nihilo', 2))).toBe('无懈可击');
  });

  test('a 无懈可击 that saves a comrade is left alone, one that harms it is answered', () => {
    expect(answer(used('snatch', 3, 1))).toBe(null);
    expect(answer(used('ex-nihilo', 3, 1))).toBe('无懈可击');
    expect(answer(used('ex-nihilo', 3, 2))).toBe(null);
  });
});

describe('skills that keep their owner from playing', () => {
  const skillOf = (general: string, skill: string, place = 0) => {
    const unit = library()
      .find(({ id }) => id === general)
      ?.abilities.find((ability) => ability.kind === 'skill' && ability.name === skill);
    const part = unit?.kind === 'skill' ? unit.parts[place] : undefined;
    if (part?.kind !== 'trigger') throw new Error(`no ${skill} of ${general} at a timing`);
    return part;
  };
  const at = (round: number, turnedOver = false) => {
    const table = seen({ round });
    const characters = table.state.characters.map((one) => ({ ...one, turnedOver }));
    return { ...table, state: { ...table.state, characters } } as TableView;
  };

  test('are worth what they say in the first rounds, and less each round from then on', () => {
    const holdOut = skillOf('caoren-wind', '据守');
    expect(delayPrice(at(20), holdOut)).toBe(0);
    const late = delayPrice(at(40), holdOut);
    expect(late).toBeGreaterThan(0);
    expect(delayPrice(at(80), holdOut)).toBeCloseTo(3 * late);
  });

  test.for([
    ['draw', 0],
    ['play', 1],
    ['turned over', 2],
  ] as const)('are those that skip or turn over: %s', ([, place]) => {
    expect(delayPrice(at(60), skillOf('xiahouyuan-wind', '神速', place))).toBeGreaterThan(0);
  });

  test('are not those that turn others over, nor one that turns its owner back up', () => {
    expect(delayPrice(at(60), skillOf('caopi-forest', '放逐'))).toBe(0);
    expect(delayPrice(at(60, true), skillOf('caoren-wind', '据守'))).toBe(0);
    expect(delayPrice(at(60), skillOf('guojia-standard', '遗计'))).toBe(0);
  });

  test('do not go on for ever: 神速 each turn without a card in hand, against 享乐', () => {
    const setup = game.readSetup({ players: 2, mode: 'duel' });
    if (!setup.ok) throw new Error('there is no duel of two');
    const match = new Match(game, { setup: setup.value, seed: -250115478, checkpointEvery: 0 });
    const bots = [0, 1].map(() => greedyBot(evaluateSanguosha));
    while (match.answers.length < 3000 && letBotAnswer(match, bots));
    expect(match.outcome?.winners).toHaveLength(1);
  });
});
