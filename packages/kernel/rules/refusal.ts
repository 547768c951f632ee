import type { CardId, Handle } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Text } from '../text/text.ts';

/** Something a player might want to do with a card they see, and why they cannot. */
export interface CardRefusal<RuleId extends string = string, Verb extends string = string> {
  readonly card: Handle;
  readonly verb: Verb;
  /** Which of several uses of the card: an ability by its place, or what else the game counts. */
  readonly amount: number;
  readonly rule: RuleId;
  readonly text: Text;
}

/** Adds a refusal to a list, where there is a rule that forbids that use of the card; null for none. */
export type NoteRefusal<RuleId extends string, Verb extends string = string> = (
  verb: Verb,
  card: CardId,
  rule: RuleId | null,
  amount?: number,
) => void;

/**
 * Begins a list of refusals.
 * @param reasons why not, in the words of somebody at the table, by rule: one that has none does not compile
 */
export function noteRefusals<RuleId extends string, Verb extends string = string>(
  table: Table,
  reasons: Readonly<Record<RuleId, Text>>,
): { found: CardRefusal<RuleId, Verb>[]; note: NoteRefusal<RuleId, Verb> } {
  const found: CardRefusal<RuleId, Verb>[] = [];
  const note: NoteRefusal<RuleId, Verb> = (verb, card, rule, amount = 0) => {
    if (rule === null) return;
    found.push({ card: table.cards[card].handle, verb, amount, rule, text: reasons[rule] });
  };
  return { found, note };
}
