import type { RuleEntry } from '@lianhuan/kernel';
import { enforced } from '@lianhuan/kernel/rulebook';

/** Damage, hp and its maximum, dying and death. */
export const DAMAGE = {
  'damage.1': enforced(
    '伤害结算开始前：一次伤害有渠道、属性、来源、受伤者、数值、是否连环六项，来源或受伤者死了时机照样产生',
    'Before the settlement of damage: it has a channel, a nature, a source, a victim, a value, and is chained or not; no timing is left out because somebody is dead',
  ),
  'damage.2': enforced(
    '造成伤害时❶：来源一方改变数值',
    'When damage is dealt ❶: the source’s side changes its value',
  ),
  'damage.3': enforced(
    '造成伤害时❷：来源可改为做别的事，防止此伤害',
    'When damage is dealt ❷: the source may do something else and prevent it',
  ),
  'damage.4': enforced('受到伤害时❶', 'When damage is taken ❶'),
  'damage.5': enforced(
    '受到伤害时❷：受伤一方增减数值',
    'When damage is taken ❷: the victim’s side changes its value',
  ),
  'damage.6': enforced(
    '受到伤害时❸：防止、转移或限制伤害；防止了就终止流程，算没有造成也没有受到',
    'When damage is taken ❸: it is prevented, redirected or capped; a prevented one terminates the flow and was neither dealt nor taken',
  ),
  'damage.7': enforced(
    '从此算造成过、受到过伤害；扣减体力',
    'From here it has been dealt and taken; HP are reduced',
  ),
  'damage.8': enforced('造成伤害后', 'After damage is dealt'),
  'damage.9': enforced(
    '受到伤害后：按每点计的技能，有几点就有几次',
    'After damage is taken: skills that count points come as often as there were points',
  ),
  'damage.10': enforced(
    '伤害结算结束后：记下过触发连环的，从当前回合角色起，仍处于连环状态的逐个受到同样的连环伤害',
    'After the settlement of damage: if chains were noted to start, those still chained take the same as chained damage, from the current-turn character',
  ),
  'loseHp.1': enforced('失去体力结算开始前', 'Before the settlement of losing HP'),
  'loseHp.2': enforced('扣减体力', 'HP are reduced'),
  'loseHp.3': enforced('失去体力后', 'After HP are lost'),
  'loseHp.4': enforced('失去体力结算结束后', 'After the settlement of losing HP'),
  'reduceHp.1': enforced(
    '因属性伤害而且处于连环状态：重置；它自己不是连环伤害而别人还连着，就记下触发连环；数值从此不变',
    'By elemental damage to one who is chained: they are released, and unless it is chained damage itself the start of the chains is noted; the value is fixed',
  ),
  'reduceHp.2': enforced('扣减体力前', 'Before HP are reduced'),
  'reduceHp.3': enforced('扣减体力时', 'When HP are reduced'),
  'reduceHp.4': enforced(
    '体力减去这个数，可以低于零；体力值最低显示为零',
    'HP drop by the value, also below 0; the HP shown stop at 0',
  ),
  'reduceHp.5': enforced('扣减体力后', 'After HP are reduced'),
  'reduceHp.6': enforced('体力值为零，进入濒死结算', 'At 0 HP the dying flow begins'),
  'reduceHp.7': enforced('扣减体力结算结束后', 'After the settlement of the reduction'),
  'recover.1': enforced('回复体力前', 'Before HP are recovered'),
  'recover.2': enforced('回复的数不超过缺的数', 'No more is recovered than is missing'),
  'recover.3': enforced('回复体力后', 'After HP are recovered'),
  'recover.4': enforced('回复体力结算结束后', 'After the settlement of the recovery'),
  'reduceMaxHp.1': enforced('减体力上限前', 'Before the maximum HP are reduced'),
  'reduceMaxHp.2': enforced(
    '改变上限，体力不超过它；上限为零立即死亡，不经濒死，也没有谁杀死',
    'The maximum changes, and HP do not stay above it; at 0 the character dies at once, without dying first and killed by nobody',
  ),
  'reduceMaxHp.3': enforced('减体力上限后', 'After the maximum HP are reduced'),
  'reduceMaxHp.4': enforced('减体力上限结算结束后', 'After the settlement of the reduced maximum'),
  'increaseMaxHp.1': enforced('加体力上限前', 'Before the maximum HP are raised'),
  'increaseMaxHp.2': enforced(
    '改变上限，体力不随之增加',
    'The maximum changes; HP do not rise with it',
  ),
  'increaseMaxHp.3': enforced('加体力上限后', 'After the maximum HP are raised'),
  'increaseMaxHp.4': enforced('加体力上限结算结束后', 'After the settlement of the raised maximum'),
  'dying.1': enforced(
    '进入濒死状态时：体力已大于零就得救，流程终止',
    'When dying begins; with HP above 0 afterwards the character is saved and the flow terminated',
  ),
  'dying.2': enforced('进入濒死状态后', 'After dying began'),
  'dying.3': enforced(
    '处于濒死状态时：从当前回合角色起逐个求救；有人应了还没救活，就从应的人起再问一轮到当前回合角色的上家；技能只在头一次轮到时能用，牌可以再用；没人应就死亡',
    'While dying: each in order is asked, from the current-turn character; an answer that does not save starts anew at who answered, round to the one before the current-turn character; skills only the first time, cards again; if nobody answers the character dies',
  ),
  'dying.4': enforced('濒死结算结束后', 'After the settlement of dying'),
  'death.1': enforced(
    '左慈恢复原来的性别势力；定下死者的性别与势力，以及杀死他的人',
    'Zuo Ci is himself again; sex and faction of the dead are settled, and who killed',
  ),
  'death.2': enforced(
    '国战：翻开暗置的武将（不是明置）；死的是君主，同势力的都成野心家；没有势力的此时确定；检验立即获胜',
    'Hegemony: hidden generals are turned up, which is no showing; when a lord dies the rest of the faction become careerists; one without a faction gets it; an instant win is tested',
  ),
  'death.3': enforced('体力大于零的变成零', 'HP above 0 become 0'),
  'death.4': enforced('确认身份前', 'Before the role is confirmed'),
  'death.5': enforced(
    '亮出身份牌，检验游戏是否结束',
    'The role is shown, and the game’s end is tested',
  ),
  'death.6': enforced(
    '死亡时：死者的技能只有写明在此发动的还能用',
    'At the death: of the dead one’s skills only those that say so can still be used',
  ),
  'death.7': enforced(
    '离场：手牌、装备、判定区和武将牌上、旁的牌进弃牌堆，标记移去，武将归武将牌堆；然后对杀死者行奖惩',
    'Leaving play: cards of hand, equipment and judgement, those on and beside the generals are discarded, marks dropped, generals go to their pile; then whoever killed is rewarded or punished',
  ),
  'death.8': enforced('死亡后', 'After the death'),
  'death.9': enforced('死亡结算结束后', 'After the settlement of the death'),
} as const satisfies Record<string, RuleEntry>;
