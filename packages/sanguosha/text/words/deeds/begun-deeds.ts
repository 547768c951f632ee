import { meaning } from '@lianhuan/cardtext';
import { beginEffect, type EffectKind, type Flow, type Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { SUITS } from '../../../table/cards-in-use.ts';
import type { SanguoshaTable } from '../../../table/table.ts';
import { isMay } from '../../english/clauses.ts';
import { possessed } from '../../english/nouns.ts';
import type { Body } from '../../meaning/begun.ts';
import { cardNamed, colourJudged, typeOf } from '../../meaning/card-qualities.ts';
import { meant } from '../../meaning/characters.ts';
import type { Scope } from '../../meaning/scope.ts';
import type {
  Begin,
  BeginConvert,
  BeginFor,
  CardQuality,
  CardsNoun,
  Later,
  LikeThis,
  Status,
  VoidSkills,
} from '../../nodes/nodes.ts';
import { PERIODS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import {
  BEGUN_FOR_FORMS,
  BEGUN_FORMS,
  BEGUN_TOGETHER,
  LATER_FORMS,
  laterMeant,
} from '../parts/begun-forms.ts';

/** What begins now and lasts, or is done later (P11). */

const begin: DeedWord<Begin> = {
  kind: 'begin',
  forms: [{ as: 'deed', zh: '{period}内{word:status}' }, ...BEGUN_FORMS, ...BEGUN_TOGETHER],
  english: ({ period, word }, say, voice) =>
    isMay(voice) && word.kind === 'change-number'
      ? `${say(word, voice)} ${PERIODS[period].en}`
      : `${PERIODS[period].en}, ${say(word, 'you')}`,
  explain: meaning('持续到那时为止', 'It lasts until then'),
  rules: ['P11'],
  *run(table, node, scope) {
    yield* beginStatus(table, node, scope, scope.actor);
    return true;
  },
};

/** Lasting words begin for a character. */
function* beginStatus(
  table: SanguoshaTable,
  { period, word, span }: Pick<Begin, 'period' | 'word' | 'span'>,
  { source, skill, memory: { that } }: Scope,
  seat: Seat,
): Flow {
  const body = { kind: 'status-begun', word, seat, that, period, skill, span } as const;
  yield* beginFrom(table, 'modify', { source, seat }, body);
}

/** What the words of that skill begin lasts until the body says that it is over. */
function beginFrom(
  table: SanguoshaTable,
  kind: EffectKind,
  by: Pick<Scope, 'source' | 'seat'>,
  body: Body,
): Flow<unknown> {
  return table.procedures.happen(table, beginEffect(kind, by, { until: 'end-of-game' }, body));
}

const beginFor: DeedWord<BeginFor> = {
  kind: 'begin-for',
  forms: [{ as: 'deed', zh: '{period}内令{whom:named}“{word:status}”' }, ...BEGUN_FOR_FORMS],
  english: ({ period, whom, word }, say, voice) => {
    const [when, who, what] = [PERIODS[period].en, say(whom, 'you'), `“${say(word, 'you')}”`];
    return isMay(voice) ? `give ${who} ${what} ${when}` : `${when}, ${who} has ${what}`;
  },
  explain: meaning('引号里的“你”就是那名角色', 'Within the quotation “you” is that character'),
  rules: ['P11', 'T33'],
  *run(table, { period, whom, word, span }, scope) {
    const settled = settledWord(table, word, scope);
    const seats = yield* meant(table, whom, scope);
    if (settled === null) return false;
    for (const seat of seats) {
      yield* beginStatus(table, { period, word: settled, span }, scope, seat);
    }
    return seats.length > 0;
  },
};

/** Of lasting words about cards the colours are settled as they begin. */
function settledWord(table: SanguoshaTable, word: Status, scope: Scope): Status | null {
  if (word.kind !== 'cannot-use' || word.what?.kind !== 'card-spec') return word;
  const qualities = settledQualities(table, word.what.qualities, scope);
  return qualities === null ? null : { ...word, what: { ...word.what, qualities } };
}

const voidSkills: DeedWord<VoidSkills> = {
  kind: 'void-skills',
  forms: [{ as: 'deed', zh: '{period}内{whom:named}的非锁定技[无效|失效]' }],
  english: ({ period, whom }, say, voice) => {
    const skills = possessed(say(whom, 'you'), 'non-compulsory skills');
    const [when] = [PERIODS[period].en];
    return isMay(voice) ? `make ${skills} void ${when}` : `${when}, ${skills} are void`;
  },
  explain: meaning('锁定技仍然有效', 'Compulsory skills work on'),
  rules: ['T01', 'P11'],
  *run(table, { period, whom, span }, scope) {
    const word = { kind: 'skills-void', span } as const;
    const seats = yield* meant(table, whom, scope);
    for (const seat of seats) yield* beginStatus(table, { period, word, span }, scope, seat);
    return seats.length > 0;
  },
};

const later: DeedWord<Later> = {
  kind: 'later',
  forms: [
    { as: 'deed', zh: '→{on:flow-step}，{deed:sentence}', with: { period: 'turn' } },
    // A further → behind the 。 is a delayed effect of its own (裸衣).
    { as: 'deed', zh: '→{period}内当{on:occasion}，{deed:sentence}' },
    // Whenever that is: 其下一次造成的伤害+1.
    {
      as: 'deed',
      zh: '→下次{on:occasion}，{deed:sentence}',
      with: { period: 'always', once: true },
    },
    ...LATER_FORMS,
  ],
  meant: laterMeant,
  english: ({ period, on, deed, once }, say) => {
    const during = period === 'always' ? '' : `${PERIODS[period].en}, `;
    const when = on.kind === 'this-flow' || once ? '' : during;
    const timing = say(on, 'you');
    return `${when}${once ? timing.replace(/^when/, 'the next time') : timing}, ${say(deed, 'you')}`;
  },
  explain: meaning('延时类效果：到时候再执行', 'Carried out at its own timing'),
  rules: ['T14', 'P11'],
  *run(table, { period, on, deed, once, span }, { seat, source, skill, memory, frame }) {
    const flow = on.kind === 'this-flow' ? (frame?.id ?? -1) : -1;
    const that = memory.that;
    if (rule('P11'))
      yield* beginFrom(
        table,
        'trigger',
        { source, seat },
        {
          kind: 'later-begun',
          ...{ on, deed, flow, seat, that, period },
          ...(once && { once }),
          ...{ skill, span },
        },
      );
    return true;
  },
};

const beginConvert: DeedWord<BeginConvert> = {
  kind: 'begin-convert',
  forms: [{ as: 'deed', zh: '{period}内你可以将{what:own-cards}当【{as:face}】使用' }],
  english: ({ period, what, as }, say) =>
    `${PERIODS[period].en}, you may use ${say(what, 'you')} as ${say.term('face', as)}`,
  explain: meaning('到那时为止都可以这样转化', 'Until then cards can be converted so'),
  rules: ['T57', 'P11'],
  *run(table, { period, what, as, span }, scope) {
    const { seat, skill } = scope;
    const settled = settledNow(table, what, scope);
    if (settled === null) return false;
    const part = {
      kind: 'convert',
      span,
      what: settled,
      as,
      deed: 'use',
      condition: null,
      x: null,
      limit: 0,
      times: null,
    } as const;
    yield* beginFrom(table, 'modify', scope, {
      kind: 'convert-begun',
      ...{ part, seat, period, skill, span },
    });
    return true;
  },
};

/** What refers to the judgement is settled as the effect begins: red or black. Null where there is no judgement card. */
function settledNow(table: SanguoshaTable, what: CardsNoun, scope: Scope): CardsNoun | null {
  if (what.kind !== 'some-cards') return what;
  const qualities = settledQualities(table, what.qualities, scope);
  return qualities === null ? null : { ...what, qualities };
}

function settledQualities(
  table: SanguoshaTable,
  qualities: readonly CardQuality[],
  scope: Scope,
): readonly CardQuality[] | null {
  const settled: CardQuality[] = [];
  for (const quality of qualities) {
    if (quality.kind === 'like-this') {
      const like = settledLike(table, quality, scope);
      if (like === null) return null;
      settled.push(like);
    } else if (quality.kind !== 'other-colour') settled.push(quality);
    else {
      const judged = colourJudged(table, scope);
      if (judged === null) return null;
      const other = judged === 'red' ? 'black' : 'red';
      const colour = quality.same ? judged : other;
      settled.push({ kind: 'of-colour', span: quality.span, colour });
    }
  }
  return settled;
}

/** Like the card that is named now, or unlike it; null where there is none, or none of that sort. */
function settledLike(
  table: SanguoshaTable,
  { what, same, span }: LikeThis,
  scope: Scope,
): CardQuality | null {
  const card = cardNamed(table, scope);
  if (card === null) return null;
  if (what === 'sort') {
    const sort = typeOf(table, card);
    return sort && { kind: 'of-sort', span, sort, not: !same };
  }
  if (what === 'suit') {
    const suits = SUITS.filter((suit) => (suit === card.suit) === same);
    return card.suit && { kind: 'of-suit', span, suits };
  }
  if (card.colour === null) return null;
  const other = card.colour === 'red' ? 'black' : 'red';
  return { kind: 'of-colour', span, colour: same ? card.colour : other };
}

/** What is begun, and what is done later, by kind. */
export const BEGUN_DEEDS = {
  begin,
  'begin-for': beginFor,
  'begin-convert': beginConvert,
  'void-skills': voidSkills,
  later,
} as const;
