import type { Decision, Option, Seat, Text } from '@lianhuan/kernel';
import { fill, line, NO_CARD, NOBODY } from '@lianhuan/kernel';
import { abilitiesOf } from '../effects/derivation.ts';
import { ROLE_LIST } from '../flow/using/legal.ts';
import { PHASES } from '../table/state.ts';
import { printed, type SanguozhiTable } from '../table/table.ts';
import { abilityWords, costWords, modeWords, offerAt } from './card-words.ts';
import {
  effectName,
  itemName,
  ownedName,
  PHASES_IN_ENGLISH,
  ROLE_NAMES,
  seatName,
  shownName,
} from './names.ts';
import { PROMPTS, VERBS } from './prompts.ts';

/** Makes a label of more than verb and card; null where these say enough. */
type Labeller = (table: SanguozhiTable, choice: Option, decision: Decision) => Text | null;

const FIRED: Text = { zh: '先执行 {card}「{words}」', en: '{card} first: “{words}”' };
const APPLIED: Text = { zh: '先用 {card}「{words}」', en: '{card} first: “{words}”' };

/** The verbs whose labels say more than the verb and the card. */
const SPECIAL: Readonly<Record<string, Labeller>> = {
  activate: (table, choice, { seat }) => activation(table, choice, seat),
  mode: (table, choice, decision) => modeWords(table, choice, decision),
  cost: (table, choice, decision) => costWords(table, choice, decision),
  pile: (_, { amount: n }, { kind }) =>
    kind === 'pile-choose' ? line('第 {n} 堆', 'Pile {n}', { n }) : null,
  trigger: (table, choice, decision) => ofSeveral(table, choice, decision, FIRED),
  replacement: (table, choice, decision) => ofSeveral(table, choice, decision, APPLIED),
  'target-item': (table, { amount }, { seat }) => {
    const item = table.state.chain.find(({ id }) => id === amount);
    const name = item ? itemName(table, item, seat) : line('', '');
    const controller = item ? seatName(table, item.controller) : '';
    return line('指定 {name} · {controller}', 'Target {name} · {controller}', { name, controller });
  },
};

/** Every verb that has a label. */
export const LABELLED_VERBS: ReadonlySet<string> = new Set([
  ...Object.keys(VERBS),
  ...Object.keys(SPECIAL),
]);

/** A short, stable label: verb, card, and what else tells it from others. Players are letters. */
export function label(table: SanguozhiTable, choice: Option, decision: Decision): Text {
  const special = SPECIAL[choice.verb]?.(table, choice, decision) ?? null;
  if (special !== null) return special;
  const words = VERBS[choice.verb] ?? { zh: `${choice.verb} {card}`, en: `${choice.verb} {card}` };
  return fill(words, {
    card: choice.card === NO_CARD ? '' : ownedName(table, choice.card, decision.seat),
    about: shownName(table, decision.about, decision.seat),
    seat: choice.seat === NOBODY ? '' : seatName(table, choice.seat),
    role: ROLE_NAMES[ROLE_LIST[choice.amount]] ?? '',
    n: choice.amount,
  });
}

/** The ability with its words, where several of one card can be picked; else null. */
function ofSeveral(
  table: SanguozhiTable,
  { card, amount }: Option,
  { options, seat }: Decision,
  wording: Text,
): Text | null {
  const places = options.filter((one) => one.card === card).map((one) => one.amount);
  if (amount < 0 || new Set(places).size < 2) return null;
  const words = abilityWords(printed(table, card).catalogue[amount]);
  const parts = { card: ownedName(table, card, seat), words };
  return fill(wording, parts);
}

/** `使用 周瑜的横置效果`, with its words where the card has several of the kind. */
function activation(table: SanguozhiTable, { card, amount }: Option, seat: Seat): Text {
  const held = abilitiesOf(table, card);
  const { ability } = held[amount];
  const effect = effectName(ability);
  const alike = held.filter(({ ability: other }) => effectName(other) === effect);
  const words = alike.length > 1 ? abilityWords(ability) : line('', '');
  const parts = { card: shownName(table, card, seat), effect, words };
  return alike.length > 1
    ? line('使用 {card}的{effect}「{words}」', 'Use the {effect} of {card}: “{words}”', parts)
    : line('使用 {card}的{effect}', 'Use the {effect} of {card}', parts);
}

/** What is asked, as a sentence for the one who is asked. */
export function prompt(table: SanguozhiTable, decision: Decision): Text {
  const special = SPECIAL_PROMPTS[decision.kind];
  if (special !== undefined) return special(table, decision);
  const words = PROMPTS[decision.kind] ?? { zh: decision.kind, en: decision.kind };
  return fill(words, {
    card: shownName(table, decision.about, decision.seat),
    n: decision.amount,
  });
}

/** The decisions whose prompts say more than what they are about. */
const SPECIAL_PROMPTS: Readonly<
  Record<string, (table: SanguozhiTable, decision: Decision) => Text>
> = {
  act: actPrompt,
  may: mayPrompt,
};

/** Every kind of decision that has a prompt. */
export const PROMPTED_KINDS: ReadonlySet<string> = new Set([
  ...Object.keys(PROMPTS),
  ...Object.keys(SPECIAL_PROMPTS),
]);

/** 可: whether to do what the words at `amount` say. */
function mayPrompt(table: SanguozhiTable, { about, amount, seat }: Decision): Text {
  const words = offerAt(table, about, amount) ?? line('执行', 'do it');
  const card = shownName(table, about, seat);
  return line('{card}：是否{words}？', '{card}: {words}?', { card, words });
}

/** With 行动权: in which phase, and what would resolve next. */
function actPrompt(table: SanguozhiTable, { seat }: Decision): Text {
  const { phase, chain } = table.state;
  const top = chain.at(-1);
  const where = { zh: PHASES[phase], en: PHASES_IN_ENGLISH[phase] };
  if (top === undefined) {
    return line('{where}：请行动，或让过', '{where}: act, or pass', { where });
  }
  const parts = {
    where,
    what: itemName(table, top, seat),
    who: seatName(table, top.controller, seat),
  };
  return line(
    '{where}：{who} 的 {what} 将被解析，请行动，或让过',
    '{where}: {what} of {who} resolves next; act, or pass',
    parts,
  );
}
