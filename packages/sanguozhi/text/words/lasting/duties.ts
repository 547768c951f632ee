import { meaning } from '@lianhuan/cardtext';
import { forCards, forUnsaid } from '../../meaning/subjects.ts';
import type { CombatCost, Must, Permission } from '../../nodes/index.ts';
import { they } from '../../reading/english-verbs.ts';
import { DUTIES } from '../../reading/vocabulary.ts';
import type { PlainWordOf } from '../../reading/word.ts';

/** Words about attacking and defending: duties, combat costs and permissions. */

const must: PlainWordOf<Must> = {
  kind: 'must',
  forms: [...forCards('必须{duty}'), forUnsaid('must', '必须{duty}')],
  english: ({ who, duty }, say) => `${they(who, say, 'must', 'must')} ${DUTIES[duty].en}`,
  explain: meaning('只要做得到，就必须宣告', 'It must be declared whenever it can be'),
  rules: ['608.1d', '609.1d'],
  effect: 'asked',
};

const combatCost: PlainWordOf<CombatCost> = {
  kind: 'combat-cost',
  forms: [{ as: 'simple', zh: '除非{cost:cost}，否则{who:cards}不能{duty}' }],
  english: ({ who, duty, cost }, say, voice) =>
    `${they(who, say, 'cannot', 'cannot')} ${DUTIES[duty].en} unless you ${say(cost, voice)}`,
  explain: meaning('做了所要求的才能被选择', 'It can be chosen only once that is done'),
  rules: ['608.1c', '609.1c'],
  effect: 'asked',
};

const PERMISSIONS = {
  'attack-generals': { zh: '可以{of:filter}为进攻目标', en: 'may attack' },
  'join-attack': { zh: '可与{of:filter}协同进攻', en: 'may attack together with' },
  'join-defence': { zh: '可与{of:filter}协同防守', en: 'may defend together with' },
} as const satisfies Readonly<Record<Permission['what'], unknown>>;

const permission: PlainWordOf<Permission> = {
  kind: 'permission',
  forms: [
    ...Object.entries(PERMISSIONS).map(([what, { zh }]) => ({
      as: 'simple',
      zh: `{who:cards}${zh}`,
      with: { what },
    })),
    ...['simple', 'part'].map((as) => ({
      as,
      zh: `${as === 'simple' ? '{who:cards}' : ''}[可以|可|能够|能]进攻{of:filter}`,
      with: { what: 'attack-generals' },
      variant: true as const,
    })),
  ],
  english: ({ who, what, of }, say, voice) =>
    `${say(who, voice)} ${PERMISSIONS[what].en} ${of === null ? 'generals' : say(of, voice)}`,
  explain: meaning('在规则之外多一种可能', 'One more thing that can be done than the rules allow'),
  rules: ['606.3b', '807.1'],
  effect: 'asked',
};

export const DUTY_LASTING = { must, 'combat-cost': combatCost, permission } as const;
