/** Timings of a use that say who else is, or is not, a target: read, and never printed. */

/** …的唯一目标: heard only where there is no other one. */
export const SOLE = [
  { zh: '{who:party}使用{what:spec}指定唯一目标时', with: { timing: 'aim' } },
  { zh: '{who:party}使用{what:spec}指定唯一目标后', with: { timing: 'aimed' } },
  // 你使用牌指定其他角色为目标后.
  ...(['aim', 'aimed'] as const).map((timing) => ({
    zh: `{who:party}使用[|1张|一张]{what:spec}指定[|1名|一名]其他角色为目标${timing === 'aim' ? '时' : '后'}`,
    with: { timing },
    as: 'other-target-occasion',
  })),
  // 你成为其他角色使用【杀】的目标后.
  ...(['aimed-at', 'target-after'] as const).map((timing) => ({
    zh: `{who:party}成为[|1名|一名]其他角色[使用|使用的|的]{what:spec}的目标${timing === 'aimed-at' ? '时' : '后'}`,
    with: { timing },
    as: 'other-user-occasion',
  })),
  {
    zh: '{who:party}对你使用[|1张|一张]{what:spec}时',
    with: { timing: 'aim', onYou: true },
    as: 'occasion',
  },
  {
    zh: '{who:party}使用[|1张|一张]{what:spec}指定你为唯一目标时',
    with: { timing: 'aim', onYou: true },
  },
  {
    zh: '{who:party}使用[|1张|一张]{what:spec}指定你为唯一目标后',
    with: { timing: 'aimed', onYou: true },
  },
  { zh: '{who:party}成为{what:spec}的唯一目标时', with: { timing: 'aimed-at' } },
  { zh: '{who:party}成为{what:spec}的唯一目标后', with: { timing: 'target-after' } },
].map((form) => ({ as: 'sole-occasion', ...form, variant: true as const }));
