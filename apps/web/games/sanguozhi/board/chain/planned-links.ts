import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import type { SanguozhiPublicState } from '@lianhuan/sanguozhi';
import { useRef } from 'react';
import { useBoard } from '../../../../board/board-context.tsx';
import { useGame } from '../../../../engine/store.ts';
import { playerOf, type SanguozhiView, useSanguozhiView } from '../sanguozhi-view.ts';
import type { EndedLink, LinkEnd } from './link-list.ts';

/** Fighters that were picked together, and whom they are to fight. */
type Group = readonly EndedLink[];

/** What a player has said so far in one declaration. */
interface Plan {
  readonly groups: readonly Group[];
  /** Fighters picked, but not yet whom they fight. */
  readonly picked: readonly Handle[];
  /** The question last shown, and after how many answers. */
  readonly asked: { readonly at: number; readonly decision: DecisionView } | null;
}

const NOTHING: Plan = { groups: [], picked: [], asked: null };

/** Questions in which fighters are picked one after the other, before anything is declared. */
const DECLARING: ReadonlySet<string> = new Set([
  'attack',
  'attack-target',
  'join-attack',
  'defend',
  'defend-against',
  'join-defence',
]);

/**
 * Who is to fight whom, as a player has picked but not yet declared: the table learns it only when all
 * are picked, so until then it is read from the player's own answers.
 */
export function usePlannedLinks(): readonly EndedLink[] {
  const { snapshot } = useBoard();
  const seen = useSanguozhiView();
  const answers = useGame(({ rest }) => rest?.record.answers);
  const plan = useRef<Plan>(NOTHING);
  const shown = useRef(-1);
  // The record follows a snapshot, so wait until it holds the answer that led here.
  if (answers && answers.length >= snapshot.answers && shown.current !== snapshot.answers) {
    shown.current = snapshot.answers;
    plan.current = follow(plan.current, seen, snapshot.answers, answers);
  }
  return plan.current.groups.flat();
}

/** The plan once the answer to the last question is known. */
function follow(plan: Plan, seen: SanguozhiView, at: number, answers: readonly number[]): Plan {
  const { decision } = seen.view;
  if (decision === null || !DECLARING.has(decision.kind)) return NOTHING;
  const { asked } = plan;
  const given = asked?.at === at - 1 ? asked.decision.options[answers[asked.at] ?? -1] : undefined;
  const said = given === undefined ? plan : withAnswer(plan, given);
  const { kind, amount } = decision;
  const grouped =
    kind === 'attack' || kind === 'defend' ? withOnlyTarget(said, seen, amount) : said;
  return { ...grouped, asked: { at, decision } };
}

function withAnswer(plan: Plan, { verb, card, seat }: OptionView): Plan {
  switch (verb) {
    case 'attack':
    case 'defend':
      return card === null ? plan : { ...plan, picked: [card] };
    case 'fight-with':
      return card === null ? plan : { ...plan, picked: [...plan.picked, card] };
    case 'attack-player':
      return against(plan, { kind: 'seat', seat }, 'planned');
    case 'attack-card':
      return card === null ? plan : against(plan, { kind: 'card', card }, 'planned');
    case 'against':
      return card === null ? plan : against(plan, { kind: 'card', card }, 'defence');
    default:
      return plan;
  }
}

function against({ groups, picked, asked }: Plan, to: LinkEnd, kind: EndedLink['kind']): Plan {
  const group = picked.map(
    (card): EndedLink => ({ kind, from: { kind: 'card', card }, to, faint: false }),
  );
  return { groups: [...groups, group], picked: [], asked };
}

/** The next fighter is asked for: whoever was picked before had but one to fight. */
function withOnlyTarget(plan: Plan, seen: SanguozhiView, amount: number): Plan {
  const { picked } = plan;
  const to = picked.length === 0 ? null : onlyEnd(seen);
  const whole = to === null ? plan : against(plan, to, seen.state.combat ? 'defence' : 'planned');
  // After taking back an answer there are fewer.
  return { ...whole, picked: [], groups: whole.groups.slice(0, amount) };
}

/** The one enemy, or the one attack, if there is no other. */
function onlyEnd(seen: SanguozhiView): LinkEnd | null {
  const { state, view } = seen;
  const ends = state.combat === null ? enemies(seen) : attacksOn(state, view.seat);
  return ends.length === 1 ? (ends[0] ?? null) : null;
}

function enemies(seen: SanguozhiView): LinkEnd[] {
  const { team } = playerOf(seen, seen.view.seat);
  return seen.state.players.flatMap((player, seat) =>
    player.team === team || player.left ? [] : [{ kind: 'seat', seat }],
  );
}

function attacksOn({ combat }: SanguozhiPublicState, seat: number): LinkEnd[] {
  const attacks = combat?.attacks.filter(({ defender }) => defender === seat) ?? [];
  return attacks.flatMap(({ members: [card] }) =>
    card === undefined ? [] : [{ kind: 'card', card }],
  );
}
