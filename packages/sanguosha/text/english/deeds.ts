import { listed, type Speaker, type Voice } from '@lianhuan/cardtext';
import type { CharacterNoun, Deed, Let } from '../nodes/nodes.ts';
import { isMay } from './clauses.ts';
import { isSeveral } from './nouns.ts';

/** Deeds in a row, and who does them. */

/** "the target draws 1 card"; "(you may) have the target draw 1 card". */
export function letting(
  whom: CharacterNoun,
  deeds: readonly Deed[],
  say: Speaker,
  voice: Voice,
): string {
  const who = say(whom, 'you');
  const [deed] = deeds;
  const given = deeds.length === 1 ? granted(whom, deed, say) : null;
  if (given !== null) {
    const [what, period] = given;
    return isMay(voice)
      ? `give ${who} ${what} ${period}`
      : `${period}, ${who} ${isSeveral(whom) ? 'have' : 'has'} ${what}`;
  }
  if (who === 'you' && voice !== 'they may') return `you ${inTurn(whom, deeds, say, 'you')}`;
  if (isMay(voice)) return `have ${who} ${inTurn(whom, deeds, say, 'they may')}`;
  return `${who} ${inTurn(whom, deeds, say, isSeveral(whom) ? 'they may' : 'they')}`;
}

/** Lasting words that somebody is given, in marks, and how long; null where a deed gives none. */
function granted(whom: CharacterNoun, deed: Deed, say: Speaker): readonly [string, string] | null {
  if (deed.kind !== 'begin' && deed.kind !== 'begin-for') return null;
  if (deed.kind === 'begin' && whom.kind === 'named-characters' && whom.who === 'you') return null;
  if (deed.kind === 'begin-for' && deed.whom.who !== 'that') return null;
  return [`“${say(deed.word, 'you')}”`, say.term('period', deed.period)];
}

function inTurn(whom: CharacterNoun, deeds: readonly Deed[], say: Speaker, voice: Voice): string {
  const words = together(deeds.map((deed) => say(deed, voice)));
  const isThat = whom.kind === 'named-characters' && whom.who === 'that';
  return isThat ? words.replace(/ on that character$/, ' on itself') : words;
}

/** "a, b and c"; what begins with "then" is set apart: "a and b, then c". */
function together(acts: readonly string[]): string {
  const rows: string[][] = [[]];
  for (const act of acts) {
    if (act.startsWith('then ') && rows.at(-1)?.length !== 0) rows.push([act]);
    else rows.at(-1)?.push(act);
  }
  return rows.map(listed).join(', ');
}

/** "if you do, draw 1 card"; "if you do and it is red, draw 1 card". */
export function onlyIf(done: string, words: string): string {
  const isAlone = words.startsWith('if ') && !words.includes('otherwise');
  return isAlone ? `if ${done} and ${words.slice(3)}` : `if ${done}, ${words}`;
}

/**
 * Something done in a row: an act, as "draw 1 card", which "and" joins to others, or a clause of its own. Behind what
 * somebody else does, an act of one's own has to say so.
 */
interface Part {
  readonly words: string;
  readonly sort: 'act' | 'others-act' | 'clause' | 'others-clause';
}

/** All that is done in a row: "draw 1 card and gain 1 mark; if it is red, …". */
export function inRow(steps: readonly Deed[], say: Speaker, voice: Voice): string {
  const isOwn = voice === 'you' || voice === 'you may';
  let words = '';
  let acts: string[] = [];
  let isTheirs = false;
  const close = (): void => {
    if (acts.length === 0) return;
    words += `${words === '' ? '' : '; '}${together(acts)}`;
    acts = [];
  };
  for (const part of partsOf(steps, say, voice)) {
    const isAct = part.sort === 'act' || part.sort === 'others-act';
    if (!isAct || (part.sort === 'act' && isTheirs && isOwn)) close();
    if (isAct) acts.push(part.sort === 'act' && isTheirs && isOwn ? yours(part.words) : part.words);
    else words += `${words === '' ? '' : '; '}${part.words}`;
    isTheirs = part.sort === 'others-act' || part.sort === 'others-clause';
  }
  close();
  return words;
}

/** "you draw 1 card", where it is an act: not "then …", which says so itself, or "its target cannot …". */
function yours(words: string): string {
  if (words.startsWith('then ')) return `then ${yours(words.slice(5))}`;
  return /^(this|until|if|the|that|its|your|you|when|after|before) /.test(words)
    ? words
    : `you ${words}`;
}

function partsOf(steps: readonly Deed[], say: Speaker, voice: Voice): Part[] {
  const parts: Part[] = [];
  for (let place = 0; place < steps.length; place += 1) {
    const { deed, isThen } = bare(steps[place]);
    const then = isThen ? 'then ' : '';
    if (deed.kind === 'let') {
      const deeds = [deed.deed];
      while (goesOn(deed, deeds, steps[place + 1], say)) {
        place += 1;
        const next = bare(steps[place]);
        const act = (next.deed as Let).deed;
        deeds.push(next.isThen ? { kind: 'then', span: act.span, deed: act } : act);
      }
      const words = letting(deed.whom, deeds, say, voice);
      const isYours = words.startsWith('you ');
      const sort = isYours ? 'clause' : isMay(voice) ? 'others-act' : 'others-clause';
      parts.push({ words: then + words, sort });
    } else if (deed.kind === 'begin' || deed.kind === 'begin-for') {
      const begun: string[] = [];
      const first = say(deed, voice);
      const opening = (
        deed.kind === 'begin' ? /^(this|until) [^,]*, / : /^.*? (has|have|give .*?) (?=“)/
      ).exec(first)?.[0];
      while (opening !== undefined) {
        const next = steps[place + 1];
        const words = next?.kind === deed.kind ? say(next, voice) : '';
        if (!words.startsWith(opening)) break;
        begun.push(words.slice(opening.length));
        place += 1;
      }
      const isClause = /^(this|until) /.test(first);
      parts.push({ words: then + listed([first, ...begun]), sort: isClause ? 'clause' : 'act' });
    } else if (deed.kind === 'choose' && parts.length > 0) {
      parts.push({ words: `then ${say(deed, voice)}`, sort: 'act' });
    } else {
      parts.push({ words: then + say(deed, voice), sort: say.isClause(deed) ? 'clause' : 'act' });
    }
  }
  return parts;
}

function bare(step: Deed): { readonly deed: Deed; readonly isThen: boolean } {
  return step.kind === 'then' ? { deed: step.deed, isThen: true } : { deed: step, isThen: false };
}

/** Is the next done by the same characters, so that they need not be named again? */
function goesOn(first: Let, deeds: readonly Deed[], next: Deed | undefined, say: Speaker): boolean {
  if (next === undefined || say.isClause(deeds[deeds.length - 1])) return false;
  const { deed } = bare(next);
  if (deed.kind !== 'let' || say.isClause(deed.deed) || deed.deed.kind.startsWith('begin'))
    return false;
  if (deeds[0].kind.startsWith('begin')) return false;
  if (deed.whom.kind !== 'named-characters' || deed.whom.who === 'you') return false;
  const { whom } = first;
  if (whom.kind === 'named-characters') return whom.who === deed.whom.who;
  return whom.kind === 'chosen-characters' && whom.count === 1 && deed.whom.who === 'that';
}
