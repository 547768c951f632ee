import { meaning, verb } from '@lianhuan/cardtext';
import { ask, type CardId, chance, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { cardsIn, isAlive, ownCards, type SanguoshaTable } from '../../../table/table.ts';
import { shared } from '../../../table/zones.ts';
import { commandsOf } from '../../meaning/commands.ts';
import { freshMemory, type Scope } from '../../meaning/scope.ts';
import type { Command, KeepOneEach } from '../../nodes/nodes.ts';
import type { DeedWord } from '../../reading/word.ts';

/** 军令 (T55): what one character tells another to do, or not. */

const command: DeedWord<Command> = {
  kind: 'command',
  forms: [{ as: 'deed', zh: '选择是否执行军令' }],
  english: (_, __, voice) => `${verb(voice, 'choose')} whether to execute a command`,
  explain: meaning(
    '从随机的两项军令中由“你”选一项，再由其决定是否执行；执行了就算，哪怕没能全做到',
    'You pick one of two random commands; the other decides whether to execute it, which counts even if not all of it could be done',
  ),
  rules: ['T55'],
  *run(table, _, scope) {
    const { actor, seat, source } = scope;
    scope.memory.obeyed = false;
    const chosen = yield* pickCommand(table, seat, source);
    const { verb: answer } = yield* ask({
      seat: actor,
      kind: 'obey',
      options: [option('do', source, actor), option('do-not', NO_CARD, actor)],
      about: source,
      amount: chosen,
      rule: 'T55',
    });
    if (answer !== 'do' || !rule('T55')) return false;
    scope.memory.obeyed = true;
    yield* table.procedures.run(table, commandsOf(table)[chosen].deed, toldTo(scope, actor));
    return true;
  },
  possible: (table, _, { actor }) => isAlive(table, actor),
};

/** Two different ones, of which whoever commands picks one. @returns its place among all */
function* pickCommand(table: SanguoshaTable, seat: Seat, about: CardId): Flow<number> {
  const left = commandsOf(table).map((_, place) => place);
  const drawn: number[] = [];
  for (let draw = 0; draw < 2; draw++) {
    const at = yield* nextAmong(table, left, seat);
    drawn.push(...left.splice(at, 1));
  }
  const { amount } = yield* ask({
    seat,
    kind: 'command',
    options: drawn.map((place) => option('command', NO_CARD, seat, place)),
    about,
    rule: 'T55',
  });
  return amount;
}

/** At random, unless the position has laid down which is next. @returns its place among those that are left */
function* nextAmong(table: SanguoshaTable, left: readonly number[], seat: Seat): Flow<number> {
  const [next] = table.state.commands ?? [];
  const at = next === undefined ? -1 : left.indexOf(next);
  if (at >= 0) {
    yield* table.procedures.happen(table, { type: 'next-command' });
    return at;
  }
  const event = chance(seat, left.length);
  yield* table.procedures.happen(table, event);
  return event.result;
}

/** 你 is whoever executes it, and 其 whoever gave it. */
function toldTo(scope: Scope, actor: Seat): Scope {
  const memory = { ...freshMemory(), that: [scope.seat] };
  return { ...scope, seat: actor, actor, source: NO_CARD, memory };
}

const keepOneEach: DeedWord<KeepOneEach> = {
  kind: 'keep-one-each',
  forms: [{ as: 'deed', zh: '保留1张手牌和1张装备区里的牌，弃置其余的牌' }],
  english: (_, __, voice) =>
    `${verb(voice, 'keep')} 1 hand card and 1 card in the equipment area and ${verb(voice, 'discard')} all others`,
  explain: meaning('没有的不必保留', 'Nothing is kept where there is none'),
  rules: ['T05', 'T16'],
  *run(table, _, { actor, source: about, skill }) {
    const kept: CardId[] = [];
    for (const zone of ['hand', 'equipment'] as const) {
      const cards = cardsIn(table, actor, zone);
      if (cards.length === 0) continue;
      const options = cards.map((card) => option('pick', card, actor));
      const { card } = yield* ask({
        seat: actor,
        kind: 'keep',
        options,
        about,
        rule: 'T05',
      });
      kept.push(card);
    }
    const others = ownCards(table, actor).filter((card) => !kept.includes(card));
    const to = { to: shared('discard-pile'), reason: 'discard', by: actor, skill } as const;
    return (yield* table.procedures.move(table, others, to)).length > 0;
  },
  possible: (table, _, { actor }) => ownCards(table, actor).length > 0,
};

/** What has to do with commands, by kind. */
export const COMMAND_DEEDS = { command, 'keep-one-each': keepOneEach } as const;
