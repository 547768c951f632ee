import { type Decision, NO_CARD, NOBODY, type Option, type Text } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import { cardName, seatName } from './names.ts';
import { DEED_LABELS, modeLabel } from './text-prompts.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });

/** The verb of each option; the card's name follows it. */
const VERBS: Readonly<Record<string, Text>> = { ...WORDS.verbs, ...DEED_LABELS };

/** Every verb that has a label. */
export const LABELLED_VERBS: readonly string[] = Object.keys(VERBS);

/** Verbs that name no card, although their option may carry one. */
const BARE_VERBS = new Set(['end', 'pass', 'done']);
/** Verbs that name the player whose card it is. */
const OWNED_VERBS = new Set(['besiege']);

/** A short, stable label: verb, card, and whose card it is where that matters. */
export function label(table: MinxinTable, choice: Option, decision: Decision): Text {
  const mode = modeLabel(table, choice, decision);
  if (mode !== null) return mode;
  const verb = VERBS[choice.verb] ?? say(choice.verb, choice.verb);
  if (choice.card === NO_CARD || BARE_VERBS.has(choice.verb)) {
    return withSeat(verb, choice);
  }
  const name = cardName(table, choice.card);
  const owner = table.cards[choice.card].controller;
  const foreign = OWNED_VERBS.has(choice.verb) || (choice.verb === 'rout' && owner !== NOBODY);
  const whose = foreign ? ` · ${seatName(owner).zh}` : '';
  return say(`${verb.zh} ${name.zh}${whose}`, `${verb.en} ${name.en}${whose}`);
}

/** A pick of a player reads as that player's letter. */
function withSeat(verb: Text, choice: Option): Text {
  if (choice.verb !== 'player') return verb;
  const { zh, en } = seatName(choice.seat);
  return say(`${verb.zh} ${zh}`.trim(), `${verb.en} ${en}`.trim());
}
