import { childrenOf, type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { CardKind } from '../../cards/definition.ts';
import type { Ability, AbilityBody, Begin, Deed, Steps } from '../nodes/index.ts';
import { type SanguozhiWord, says } from '../reading/word.ts';

/** 横置：可舍弃1张手牌。抓1张卡: on a card that does nothing without a time, all its sentences are of the time before them. */

type Framed = Pick<Ability, 'conditions' | 'roles' | 'limit'>;

export interface WentOn extends Node, Framed {
  readonly kind: 'went-on';
  readonly body: AbilityBody;
  readonly more: readonly Deed[];
}

/** Cards that do something without a time as well (501.6a, 505.5d): there a sentence is an effect of its own. */
const TIMELESS: ReadonlySet<CardKind> = new Set<CardKind>(['tactic', 'event']);

const OF_ITS_OWN = says(
  '没有时机的句子在这种卡上是独立的效果',
  'On such a card a sentence without a time is an effect of its own',
);

function sentencesIn(deed: Deed): readonly Deed[] {
  return deed.kind === 'steps' && deed.mark === '；' ? deed.steps : [deed];
}

/** Sentences behind those of an effect, each of which begins anew: nothing that governs one governs the next. */
function wentOn({ span, body, more, conditions, roles, limit }: WentOn): Node | null {
  if (body.kind !== 'activated' && body.kind !== 'triggered') return null;
  if (more.some(standsAlone)) return null;
  const steps = [body.effect, ...more].flatMap(sentencesIn);
  const effect: Steps = { kind: 'steps', span: body.effect.span, mark: '；', steps };
  const whole: AbilityBody = { ...body, effect };
  return { kind: 'ability', span, property: false, conditions, roles, body: whole, limit } as Node;
}

/** Is it said as an ability of its own is: 本将领攻+1, 每当本将领进攻时，…? */
function standsAlone(node: Node): boolean {
  const isStatic = node.kind === 'begin' && (node as Begin).period === null;
  return isStatic || node.kind === 'delayed' || childrenOf(node).some(standsAlone);
}

const NO_TIME = says(
  '这一句不属于前面的时机：写「上场：」「横置：」这样的',
  'This is not of the time before it: write such as 上场： or 横置：',
);

/**
 * The word for an effect that goes on behind a full stop; it stands for that effect with ； between its sentences.
 * @param limit how often an ability may be used, as it is written behind it
 * @param stop what ends an ability
 */
export function severalSentences(limit: string, stop: string): SanguozhiWord<WentOn> {
  return {
    kind: 'went-on',
    forms: ['{more.0:effect}', '{more:effect/。}'].flatMap((more) =>
      [
        { end: stop, with: { limit: 0 } },
        { end: `${limit}${stop}`, with: {} },
      ].map(
        ({ end, ...fixed }): Form => ({
          as: 'unit',
          zh: `{conditions:gate*：：}{roles:role*/：}{body:timed-body}。${more}${end}`,
          ...fixed,
          variant: true,
        }),
      ),
    ),
    english: ({ more }, say) => more.map((one) => say(one, 'you')).join('. '),
    explain: meaning('同一个时机的几句话', 'Several sentences of one time'),
    rules: ['705.2c'],
    meant: (node, { context: { kind } }) => {
      if (kind === null || TIMELESS.has(kind)) return { why: OF_ITS_OWN };
      return wentOn(node) ?? { why: NO_TIME };
    },
  };
}
