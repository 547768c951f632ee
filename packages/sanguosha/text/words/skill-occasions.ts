import { article, meaning } from '@lianhuan/cardtext';
import { NOBODY } from '@lianhuan/kernel';
import { facesMeant } from '../../cards/faces.ts';
import type { RuleId } from '../../rules.ts';
import { told } from '../english/clauses.ts';
import type { NeedOccasion, SkillOccasion } from '../nodes/nodes.ts';
import type { OccasionWord } from '../reading/word.ts';
import { isParty } from './parties.ts';

/** Timings of using skills, and of needing a card. */

const USES: Readonly<Record<SkillOccasion['timing'], { zh: string; en: string; at: RuleId }>> = {
  paid: {
    zh: '执行〖{skill:name}〗的消耗后',
    en: 'after {who} {pay} the cost of',
    at: 'useSkill.1',
  },
  used: { zh: '发动〖{skill:name}〗后', en: 'after {who} {use}', at: 'useSkill.2' },
  over: { zh: '的〖{skill:name}〗使用结算结束后', en: 'after {whose}', at: 'useSkill.4' },
};

export const skillOccasion: OccasionWord<SkillOccasion> = {
  kind: 'skill-occasion',
  forms: Object.entries(USES).map(([timing, { zh }]) => ({
    as: 'occasion',
    zh: `{who:party}${zh}`,
    with: { timing },
  })),
  english: ({ who, timing, skill }) =>
    `${told(USES[timing].en, who)} 〖${skill}〗${timing === 'over' ? ' is resolved' : ''}`,
  explain: meaning('发动那个技能的一个时机', 'A timing of using that skill'),
  rules: ['useSkill.2'],
  timings: ({ timing }) => [USES[timing].at],
  hears: (_, { who, skill }, frame, seat) =>
    frame.kind === 'skill' && frame.skill === skill && isParty(who, frame.seat, seat),
  brings: (_, __, frame, seat) => {
    const user = frame.kind === 'skill' ? frame.seat : NOBODY;
    return user === seat || user === NOBODY ? [] : [user];
  },
};

const NEEDS = [
  { zh: '使用或打出', deed: 'either' },
  { zh: '使用', deed: 'use' },
  { zh: '打出', deed: 'play' },
] as const;

export const needOccasion: OccasionWord<NeedOccasion> = {
  kind: 'need-occasion',
  forms: NEEDS.flatMap(({ zh, deed }) => [
    { as: 'occasion', zh: `你需要${zh}【{face}】时❷`, with: { deed, step: 2 } },
    { as: 'occasion', zh: `你需要${zh}【{face}】时`, with: { deed, step: 1 } },
  ]),
  english: ({ face, deed, step }, say) =>
    `when you need to ${deed === 'either' ? 'use or play' : deed} ${article(say.term('face', face))}${step === 2 ? ' (❷)' : ''}`,
  explain: meaning(
    '需要这张牌、还没有选用哪张的时候',
    'When the card is needed, and none is chosen yet',
  ),
  rules: ['needUse.1', 'needPlay.1'],
  timings: ({ deed, step }): readonly RuleId[] => {
    const use: RuleId = step === 1 ? 'needUse.1' : 'needUse.2';
    const play: RuleId = step === 1 ? 'needPlay.1' : 'needPlay.2';
    return deed === 'either' ? [use, play] : [deed === 'use' ? use : play];
  },
  hears: (_, { face }, frame, seat) =>
    frame.kind === 'need' &&
    frame.seat === seat &&
    frame.done === null &&
    facesMeant(face).some((one) => frame.faces.includes(one)),
  brings: () => [],
};
