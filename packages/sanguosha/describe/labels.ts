import { type Decision, NO_CARD, type Option, type Seat, type Text } from '@lianhuan/kernel';
import { skillEnglish } from '../cards/library.ts';
import { skillsOffered } from '../flow/timing.ts';
import { activeSkills } from '../flow/turn/play-phase.ts';
import { allFaces, declaringOf } from '../flow/using/declared.ts';
import { providersOf } from '../flow/using/providers.ts';
import { conversionsOf } from '../flow/using/ways.ts';
import type { HeldPart } from '../skills/skill-index.ts';
import { SUITS } from '../table/cards-in-use.ts';
import { hiddenGenerals } from '../table/hegemony.ts';
import { cardsIn, faceOf, frameOf, printed, type SanguoshaTable } from '../table/table.ts';
import type { ActivePart } from '../text/nodes/nodes.ts';
import { SUIT_TERMS } from '../text/reading/vocabulary.ts';
import { commandWords, modeWords, useWords } from './card-words.ts';
import { cardName, seatName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });
const VERBS: Readonly<Record<string, Text>> = WORDS.verbs;

/** A short, stable label. */
export function label(table: SanguoshaTable, choice: Option, decision: Decision): Text {
  const verb = VERBS[choice.verb] ?? say(choice.verb, choice.verb);
  switch (choice.verb) {
    case 'use-skill':
      return named(verb, skillsOffered(decision)[choice.amount] ?? '');
    case 'skill':
      return partNamed(verb, activeSkills(table, choice.seat)[choice.amount]);
    case 'ask-others':
      return named(verb, providersOf(table, choice.seat)[choice.amount]?.listener.held.name ?? '');
    case 'convert':
    case 'convert-several':
      return converting(table, choice, verb);
    case 'declare':
      return named(verb, declaringOf(table, choice.seat)[choice.amount]?.held.name ?? '');
    case 'face': {
      const { name, english } = faceOf(table, allFaces(table)[choice.amount]);
      return say(`${verb.zh}【${name}】`, `${verb.en} ${english}`);
    }
    case 'declare-skill': {
      const { zh, en } = cardName(table, choice.card);
      const skill = printed(table, choice.card).skills[choice.amount];
      return say(`${zh}〖${skill}〗`, `${en}: ${skillEnglish(skill)}`);
    }
    case 'target':
    case 'character': {
      const { zh, en } = seatName(choice.seat);
      return say(`${verb.zh} ${zh}`, `${verb.en} ${en}`);
    }
    case 'look': {
      const hidden = hiddenGenerals(table, choice.seat)[choice.amount];
      return generalAt(choice.seat, cardsIn(table, choice.seat, 'generals').indexOf(hidden));
    }
    case 'hidden-card':
      return say(
        `${seatName(choice.seat).zh}的${verb.zh} ${choice.amount + 1}`,
        `${verb.en} ${choice.amount + 1} of ${seatName(choice.seat).en}`,
      );
    case 'general-place':
      return generalAt(choice.seat, choice.amount);
    case 'bid':
      return say(`${verb.zh} ${choice.amount} 分`, `${verb.en} ${choice.amount}`);
    case 'mode':
      return modeLabel(table, choice, verb, decision);
    case 'command':
      return commandWords(table, choice.amount);
    case 'suit': {
      const { zh, en } = SUIT_TERMS[SUITS[choice.amount]];
      return say(zh, en);
    }
    case 'no-bid':
    case 'draw-two':
    case 'recover-one':
    case 'do':
    case 'do-not':
    case 'pass':
    case 'done':
    case 'end':
    case 'cancel':
      return verb;
    default: {
      if (choice.card === NO_CARD) return verb;
      const { zh, en } = cardName(table, choice.card);
      return say(`${verb.zh} ${zh}`, `${verb.en} ${en}`);
    }
  }
}

/** B的主将, B的副将: a general by its place, also one that is hidden. */
function generalAt(seat: Seat, place: number): Text {
  const { zh, en } = seatName(seat);
  return place === 0
    ? say(`${zh}的主将`, `Primary general of ${en}`)
    : say(`${zh}的副将`, `Deputy of ${en}`);
}

/** A skill by its name, or equipment that has one. */
function named(verb: Text, name: string): Text {
  return say(`${verb.zh} ${name}`, `${verb.en} ${skillEnglish(name)}`);
}

/** 选项 1：弃置1张装备牌, in the words of the card that it is about. */
function modeLabel(
  table: SanguoshaTable,
  { amount: mode }: Option,
  verb: Text,
  { kind, about, amount: start }: Decision,
): Text {
  const words =
    kind === 'use-mode' ? useWords(table, about, mode) : modeWords(table, about, start, mode);
  const number = mode + 1;
  return words === null
    ? say(`${verb.zh} ${number}`, `${verb.en} ${number}`)
    : say(`${verb.zh} ${number}：${words.zh}`, `${verb.en} ${number}: ${words.en}`);
}

const NUMBERED = '①②③④⑤';

/** 业炎②: one of several parts of a skill that are used at will has its number. */
function partNamed(verb: Text, skill: HeldPart<ActivePart> | undefined): Text {
  if (skill === undefined) return verb;
  const { name, parts } = skill.held;
  const several = parts.filter(({ kind }) => kind === 'active').length > 1;
  const { zh, en } = named(verb, name);
  const number = several ? NUMBERED[skill.place] : '';
  return say(zh + number, en + number);
}

/** 武圣：♥3桃 当 杀. */
function converting(table: SanguoshaTable, choice: Option, verb: Text): Text {
  const need = frameOf(table, 'need');
  const deed = need?.deed ?? 'use';
  const conversion = conversionsOf(table, choice.seat, deed)[choice.amount];
  if (conversion === undefined) return verb;
  const { name, english } = faceOf(table, conversion.part.as);
  const skill = conversion.held.name;
  if (choice.verb === 'convert-several') {
    return say(`${skill}：当【${name}】`, `${skillEnglish(skill)}: as ${english}`);
  }
  const card = cardName(table, choice.card);
  const inEnglish = `${skillEnglish(skill)}: ${card.en} as ${english}`;
  return say(`${skill}：${card.zh} 当【${name}】`, inEnglish);
}
