import type { CardId, Decision, Option, Seat, Text } from '@lianhuan/kernel';
import { fill, line, NO_CARD } from '@lianhuan/kernel';
import { abilitiesOf } from '../effects/derivation.ts';
import { type EvolveTable, isLeader, zoneOf } from '../table/table.ts';
import {
  abilityAt,
  abilityWords,
  costWords,
  effectWords,
  modeWords,
  offerAt,
} from './card-words.ts';
import { cardName, seatName, tokenName, victimName } from './names.ts';
import { PROMPTS, type Prompt, VERBS, type Verb } from './prompts.ts';

/** The label of an option; null where the words of its verb are enough. */
type Labeller = (table: EvolveTable, choice: Option, decision: Decision) => Text | null;

/** The options whose labels are more than a verb and a card. */
const SPECIAL: Partial<Readonly<Record<Verb, Labeller>>> = {
  use: (table, { card }) =>
    zoneOf(table, card) === 'extra'
      ? line('使用 {card}（额外区）', 'Use {card} (EX area)', { card: cardName(table, card) })
      : null,
  ability: (table, choice, { kind }) =>
    fill(VERBS.ability, {
      card: cardName(table, choice.card),
      ability:
        kind === 'order-waiting' ? waitingWords(table, choice) : activatedWords(table, choice),
    }),
  mode: (table, choice, decision) => modeWords(table, choice, decision),
  replacement: (table, choice, decision) => replacementWords(table, choice, decision),
  token: (table, { amount }) => fill(VERBS.token, { card: tokenName(table, amount) }),
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

/** The name of a card that `reader` picks, and so knows; a card of the other player has the player's letter behind it. */
function pickedName(table: EvolveTable, card: CardId, reader: Seat): Text | string {
  if (card === NO_CARD) return '';
  if (isLeader(table, card)) return victimName(table, card, reader);
  const name = cardName(table, card);
  const { controller } = table.cards[card];
  if (controller === reader || controller < 0) return name;
  return line('{name} · {seat}', '{name} · {seat}', { name, seat: seatName(controller) });
}

/** The words of an activated ability, by its place among the card's abilities. */
function activatedWords(table: EvolveTable, { card, amount }: Option): Text | string {
  const held = abilitiesOf(table, card)[amount];
  return held === undefined ? '' : abilityWords(held.ability);
}

/** The words of a waiting ability (10.7.3), by its place in the catalogue of its card. */
function waitingWords(table: EvolveTable, { card, amount }: Option): Text | string {
  const waiting = table.state.waiting.find(({ effect: { source, body } }) => {
    const place = body.kind === 'trigger' ? body.ref.index : -1;
    return source === card && place === amount;
  });
  return waiting === undefined ? '' : effectWords(table, waiting.effect);
}

/** `灯灵「若此随从将离开战场，改为使其消失」`, where a card has several that apply; else its name is enough. */
function replacementWords(
  table: EvolveTable,
  { card, amount }: Option,
  { options, seat }: Decision,
): Text | null {
  const places = options.filter((one) => one.card === card).map((one) => one.amount);
  if (amount < 0 || new Set(places).size < 2) return null;
  const { definition } = table.cards[card];
  const words = abilityWords(abilityAt(table, { definition, index: amount }));
  return line('{card}「{words}」', '{card}: “{words}”', {
    card: pickedName(table, card, seat),
    words,
  });
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
  may: (table, { about, amount, rule }) => {
    const cost = rule === '10.4.7.3' ? costWords(table, about) : null;
    return offer(table, about, cost ?? offerAt(table, about, amount), PROMPT_OF_OFFER);
  },
  'pay-extra': (table, { about, amount }) =>
    offer(table, about, offerAt(table, about, amount), {
      zh: '{card}：要支付追加费用吗？「{words}」',
      en: '{card}: do you pay the additional cost? “{words}”',
    }),
  'may-instead': (table, { about, amount }) =>
    offer(table, about, offerAt(table, about, amount), {
      zh: '{card}：是否改为{words}？',
      en: '{card}: {words} instead?',
    }),
};

const PROMPT_OF_OFFER: Text = { zh: '{card}：是否{words}？', en: '{card}: {words}?' };

function offer(table: EvolveTable, card: CardId, words: Text | null, as: Text): Text | null {
  return words === null ? null : fill(as, { card: cardName(table, card), words });
}
