import type { Game, MatchRecord } from '@lianhuan/kernel';
import { type SanguoshaPublicState, sanguosha } from '@lianhuan/sanguosha';
import { type Moment as MomentOf, recordUpTo, recordWhole } from './bot-game.ts';

type Moment = MomentOf<SanguoshaPublicState>;

/** A game of 三国杀 up to the first moment of that sort. @throws Error if no seed leads to one. */
export function recordedSanguosha(moment: Moment, players = 5, cards: object = {}): MatchRecord {
  return recordUpTo({
    game: sanguosha as Game,
    setup: { players, ...cards },
    moment,
    seed: 1,
    mostSeeds: 60,
    mostAnswers: 600,
  });
}

/** The first player’s own play phase, in the second round or later, with equipment on the table. */
export const OWN_PLAY: Moment = ({ decision, zones }, { round }) =>
  decision?.kind === 'play-phase' &&
  round >= 2 &&
  zones.filter(({ name, count }) => name === 'equipment' && count > 0).length >= 3;

/** The first player has a skill to use in the own play phase. */
const ABLE: Moment = ({ decision }) =>
  decision?.kind === 'play-phase' && decision.options.some(({ verb }) => verb === 'skill');

/** Somebody is too far away for the card whose target is chosen. */
const AIMING: Moment = ({ decision }, { characters }) => {
  const offered = decision?.options.filter(({ verb }) => verb === 'target') ?? [];
  const living = characters.filter(({ alive }) => alive).length;
  return decision?.kind === 'targets' && offered.length > 0 && offered.length < living - 1;
};

/** The first player may answer a 杀 with a 闪. */
export const ATTACKED: Moment = ({ decision }, { frames }) =>
  decision?.kind === 'need-use' &&
  decision.options.length > 1 &&
  frames.some(({ kind, about }) => kind === 'need' && about === 'dodge');

/** The first player may counter a trick in somebody else's turn. */
const NULLIFYING: Moment = ({ decision }, { active, frames }) =>
  active !== 0 &&
  decision?.kind === 'need-use' &&
  decision.options.length > 1 &&
  frames.some(({ kind, about }) => kind === 'need' && about === 'nullification');

/** The first player may use a skill at a timing, and need not. */
const AT_A_TIMING: Moment = ({ decision }) =>
  decision?.kind === 'timing' && decision.options.some(({ verb }) => verb === 'pass');

/** Generals of one's own, and no others: of each the skill turns with its use. */
const TURNING = {
  packs: [],
  cards: Array.from({ length: 12 }, (_, place) => ({
    id: `turning-${place}`,
    name: `阴阳${place + 1}`,
    english: `Turning ${place + 1}`,
    kind: '武将牌',
    faction: '群',
    gender: '男',
    hp: 4,
    text: '〖两仪〗转换技，阳：当你造成伤害后，摸1张牌。阴：当你造成伤害后，弃置1张牌。',
  })),
};

/** Of one player 阳 is up, of the other 阴. */
const TURNED: Moment = ({ decision }, { characters }) =>
  decision?.kind === 'play-phase' && new Set(characters.map(({ sides }) => sides?.两仪)).size === 2;

/** Games of 三国杀, by what they are good for. */
export const SANGUOSHA_RECORDINGS = {
  'sanguosha, a table of 2': () => recordedSanguosha(ATTACKED, 2),
  'sanguosha, a table of 5': () => recordedSanguosha(OWN_PLAY),
  'sanguosha, a table of 10': () => recordedSanguosha(OWN_PLAY, 10),
  'sanguosha, turned': () => recordedSanguosha(TURNED, 2, TURNING),
  'sanguosha, aiming': () => recordedSanguosha(AIMING),
  'sanguosha, a skill to use': () => recordedSanguosha(ABLE),
  'sanguosha, attacked': () => recordedSanguosha(ATTACKED),
  'sanguosha, a trick to counter': () => recordedSanguosha(NULLIFYING),
  'sanguosha, a skill at a timing': () => recordedSanguosha(AT_A_TIMING),
  'sanguosha, over': () => recordWhole(sanguosha as Game, { players: 8 }, 4),
} as const;
