import {
  type CardId,
  type Decision,
  fill,
  line,
  NO_CARD,
  type Option,
  type Seat,
  type Text,
} from '@lianhuan/kernel';
import { PROMPTS, type Prompt, VERBS, type Verb } from './flow/prompts.ts';
import { cardName, seatName, victimName } from './names.ts';
import { abilitiesOf } from './sight.ts';
import { type EvolveTable, isLeader, zoneOf } from './table.ts';
import { abilityWords, effectWords, modeWords, offerAt } from './told.ts';

/** Null where the plain words of the verb do. */
type Labeller = (table: EvolveTable, choice: Option, decision: Decision) => Text | null;

/** The options whose words are more than a verb and a card. */
const SPECIAL: Partial<Readonly<Record<Verb, Labeller>>> = {
  use: (table, { card }) =>
    zoneOf(table, card) === 'extra'
      ? line('使用 {card}（额外区）', 'Use {card} (EX area)', { card: cardName(table, card) })
      : null,
  ability: (table, { card, amount }) => {
    const held = abilitiesOf(table, card)[amount];
    const ability = held === undefined ? '' : abilityWords(held.ability);
    return fill(VERBS.ability, { card: cardName(table, card), ability });
  },
  mode: (table, choice, decision) => modeWords(table, choice, decision),
  pick: (table, choice, { kind }) =>
    kind === 'order-waiting' ? waitingWords(table, choice) : null,
};

/** A short, stable label: verb, card, and what else tells it from others. Players are letters. */
export function label(table: EvolveTable, choice: Option, decision: Decision): Text {
  const verb = choice.verb as Verb;
  const special = SPECIAL[verb]?.(table, choice, decision) ?? null;
  if (special !== null) return special;
  return fill(VERBS[verb], {
    card: pickedName(table, choice.card, decision.seat),
    n: choice.amount,
  });
}

/** Whoever picks a card knows it; one that is the other player's has a letter behind it. */
function pickedName(table: EvolveTable, card: CardId, reader: Seat): Text | string {
  if (card === NO_CARD) return '';
  if (isLeader(table, card)) return victimName(table, card, reader);
  const name = cardName(table, card);
  const { controller } = table.cards[card];
  if (controller === reader || controller < 0) return name;
  return line('{name} · {seat}', '{name} · {seat}', { name, seat: seatName(controller) });
}

/** Which of the abilities that wait (10.7.3), in its words. */
function waitingWords(table: EvolveTable, { card, amount }: Option): Text | null {
  const waiting = table.state.waiting.find(({ id }) => id === amount);
  if (waiting === undefined) return null;
  const words = effectWords(table, waiting.effect);
  return line('{card}：{words}', '{card}: {words}', { card: cardName(table, card), words });
}

/** What is asked, as a sentence for the one who is asked. */
export function prompt(table: EvolveTable, decision: Decision): Text {
  const kind = decision.kind as Prompt;
  const special = SPECIAL_PROMPTS[kind]?.(table, decision) ?? null;
  if (special !== null) return special;
  return fill(PROMPTS[kind], {
    card: decision.about === NO_CARD ? '' : pickedName(table, decision.about, decision.seat),
    n: decision.amount,
  });
}

/** The decisions whose prompts say more than what they are about. */
const SPECIAL_PROMPTS: Partial<
  Readonly<Record<Prompt, (table: EvolveTable, decision: Decision) => Text | null>>
> = {
  may: (table, { about, amount }) => {
    const words = offerAt(table, about, amount);
    if (words === null) return null;
    return line('{card}：是否{words}？', '{card}: {words}?', {
      card: cardName(table, about),
      words,
    });
  },
};
