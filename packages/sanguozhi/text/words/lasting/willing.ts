import { asksWhether, type Node } from '@lianhuan/cardtext';
import type { Flow } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../../describe/prompts.ts';
import type { RuleId } from '../../../rules.ts';
import type { Scope } from '../../meaning/scope.ts';

/** Asks the controller of a replacement with 可 whether it replaces this time (706.3). */
export function isWilling({ span }: Node, { seat, source: about }: Scope): Flow<boolean> {
  const kind: Prompt = 'instead';
  const verbs: [Verb, Verb] = ['do', 'do-not'];
  const rule: RuleId = '706.3';
  return asksWhether({ seat, kind, verbs, about, amount: span[0], rule });
}
