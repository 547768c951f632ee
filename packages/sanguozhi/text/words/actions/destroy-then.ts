import { meaning } from '@lianhuan/cardtext';
import { refOf } from '../../../table/table.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { run } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { DestroyThen } from '../../nodes/index.ts';
import { isPlural } from '../../reading/english.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { NOT_IN_PLAY } from './destroy-instead.ts';
import { ofThat } from './of-that.ts';

/** 破坏…，若其因此被置入墓地，…: done where the destruction put the card into the graveyard (801.6a, 710.5). */

export const destroyThen: DeedWord<DestroyThen> = {
  kind: 'destroy-then',
  forms: ofThat(
    'destroy-then',
    (victim) => `{deal:destroying}[，|。][若|如果]${victim}因此[被|]置入墓地，[|则]{next:chain}`,
  ),
  english: ({ deal, victim, next }, say, voice) =>
    `${say(deal, voice)}; if ${say(victim, voice)} was put into the graveyard by it, ${say(next, voice)}`,
  explain: meaning(
    '生还了，或者改为别的事，就没有因此被置入墓地，后面的不做',
    'Where it survived, or something else came of it, what follows is not done',
  ),
  rules: ['801.6a', '710.5'],
  check: ({ deal: { what }, victim }) => {
    if (victim.noun === 'tactic') return NOT_IN_PLAY;
    return isPlural(what) ? SEVERAL : null;
  },
  *run(table, { deal: { what }, next }, scope) {
    const { source, seat } = scope;
    const cards = yield* cardsMeant(table, what, scope);
    const [victim] = cards.map((card) => refOf(table, card));
    const buried = yield* table.procedures.destroyIntoGraveyard(table, cards, { source, seat });
    if (victim === undefined || !buried.includes(victim.card)) return false;
    // What is said of the card is said of it as it was in play, and it is found where it went (703.5b).
    const heard = { type: 'destroy', card: victim.card, source, by: seat, final: false } as const;
    const inner: Scope = { ...scope, heard, that: [{ kind: 'card', ...victim }] };
    return yield* run(table, next, inner);
  },
};

const SEVERAL = says(
  '被破坏的可能不止一张，「该将领」不知道是哪一张；写成每当…被破坏并因此被置入墓地时',
  'Several cards may be destroyed, and nobody knows which one 该将领 means: write 每当…被破坏并因此被置入墓地时',
);
