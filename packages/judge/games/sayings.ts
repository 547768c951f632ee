import type { Decision } from '@lianhuan/kernel';

// How players say what they pick, alike in several games.

export type Sayings = readonly string[];

/** Each of the verbs with each of the things; an empty verb leaves the thing alone. */
export function eachWith(verbs: Sayings, things: Sayings): string[] {
  return verbs.flatMap((verb) => things.map((thing) => `${verb} ${thing}`));
}

/** Several things in a row, as a part of a pattern. None of them holds what stands between them: else it would be tried in all ways. */
export const SEVERAL = '[^\\s：、和与]+(?:\\s*[、和与]\\s*[^\\s：、和与]+)+';

/** Several things in a row, one by one: 甲、乙; 杀♠7 和 闪♦2; 民兵 x2. */
export function listed(things: string): string[] {
  return things
    .split(/\s*[、和与]\s*/)
    .filter(Boolean)
    .flatMap((thing) => {
      const [, one, times] = /^(.+?)\s*[x×]\s*(\d)$/.exec(thing) ?? [];
      return one === undefined ? [thing] : Array.from({ length: Number(times) }, () => one);
    });
}

/** One way to say several picks in a part of a line, and the picks by what it found. */
export type Phrase = readonly [
  said: RegExp,
  picks: (found: readonly string[]) => readonly string[],
];

/** What players put into a line beside what they pick. In this order. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/^(?:再|又|接着|然后|随后|最后|于是)\s*(?=\S)/, ''],
  [/^把\s*/, '将 '],
  // 打出 is 使用, 用一张 火球 is 使用 火球.
  [/(打出|使用|用|打)\s*[一1]张\s*/, '使用 '],
  // 目标是 小卒, 目标为 小卒
  [/^目标[是为]\s*/, '目标 '],
  // 盾将 上去防守, 枪将 也进攻, 乌一 单独进攻
  [/(?<=[^\s，])\s*(?:上去|出来|亲自|去|也|单独|只)\s*(?=(?:进攻|防守|攻击|挡|迎战))/, ' '],
  [/(?:一起|一同|共同)\s*(?=(?:进攻|防守))/, ' 协同'],
  [/^(?:只?让|派|令)\s*(?=\S+?\s*(?:进攻|防守|攻击))/, ''],
  // 发动急速谋略【救火】
  [/^(发动|使用)\s*(?:[急平缓]速)?(?:瞬时|持续|永续)?谋略\s*(?=【)/, '$1 '],
  // 选择 卫兵和骑士 为目标
  [/^(选择|指定|以)\s*(.+?)\s*[作成]?为目标$/, '选择 $2'],
  // 使用第二张火球
  [/(使用|打出|用)\s*第[二三四]张\s*/, '$1 '],
  // 攻击 对手主战者
  [/(?<=对手|对方|敌方)(?=主战者)/, '的'],
  [/(?:对方|敌方)的主战者/, '对手的主战者'],
];

/** 使用 火球（小卒）: what is picked for it. In 使用 民兵（额外区） is where the card comes from, as its label has it. */
const BRACKETED_PICK = /[（(](?!(?:从\S+|额外区)[）)])([^（）()]+)[）)]$/g;

/**
 * The picks of a line: those of its parts, or of the first phrase that fits a line of one part; the line itself where none
 * does.
 */
export function picksBy(phrases: readonly Phrase[], line: string): readonly string[] {
  const parts = line
    .replaceAll(BRACKETED_PICK, '，$1')
    .split(/[，,；;→]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // Each of several parts is taken apart when it is come to: it may be told of as it stands.
  if (parts.length > 1) return parts;
  const plain = BESIDE.reduce((words, [said, by]) => words.replace(said, by), line.trim()).trim();
  for (const [said, picks] of phrases) {
    const found = said.exec(plain);
    if (found) return picks(found.slice(1));
  }
  return plain === line.trim() ? parts : [plain];
}

const LEAVING: ReadonlySet<string> = new Set(['done', 'cancel', 'stop']);

/** What is picked that may also be let be: options whose verb is none of those that end the picking. */
function picksOf({ options }: Decision): number[] {
  return options.flatMap(({ verb }, index) => (LEAVING.has(verb) ? [] : [index]));
}

/** The only thing that a use can be for, which can else only be taken back; −1 where there is more to choose. */
function onlyOne(decision: Decision): number {
  const picks = picksOf(decision);
  const rest = decision.options.filter((_, index) => !picks.includes(index));
  const isTakenBack = rest.length > 0 && rest.every(({ verb }) => verb === 'cancel');
  return picks.length === 1 && isTakenBack ? picks[0] : -1;
}

/** What goes without saying where the next line tells what comes of it: that what may be done is done. */
const AGREED: ReadonlySet<string> = new Set(['done', 'do', 'yes', 'draw']);

/** 完成, 执行, and the only thing to pick go without saying where the next line tells what comes of it. */
export function impliedPicks(decision: Decision): number[] {
  const only = onlyOne(decision);
  const agreed = decision.options.flatMap(({ verb }, index) => (AGREED.has(verb) ? [index] : []));
  return only < 0 ? agreed : [only, ...agreed];
}

/**
 * 完成, or the only thing to pick, or the first where no more is asked than an order; −1 where there is something to
 * choose.
 * @param isOrder is it asked what comes first of things that all come?
 */
export function concludedPick(decision: Decision, isOrder: boolean): number {
  const done = decision.options.findIndex(({ verb }) => verb === 'done');
  if (done >= 0) return done;
  return isOrder ? 0 : onlyOne(decision);
}

/** The places in an order: as nobody tells of it, the first is picked where with each of them the next line can be played. */
export function ordered({ options }: Decision): number[] {
  return options.map((_, index) => index);
}

/** What comes before a target, and a claim about the target need not tell: the verb of the option, and how the claim begins. */
const BEFORE_TARGETS: readonly (readonly [verb: string, target: RegExp])[] = [
  ['attack', /^(?:攻击|进攻)/],
  ['mode', /^(?:选择|指定|目标)/],
];

/** The options that may lead to the target that words tell of: 攻击 巨像 is the attack of any follower. */
export function onTheWay({ options }: Decision, words: string): number[] {
  const verbs = BEFORE_TARGETS.flatMap(([verb, target]) => (target.test(words) ? [verb] : []));
  return options.flatMap(({ verb }, index) => (verbs.includes(verb) ? [index] : []));
}

/** A 摸2张牌, for all that the lines of a log tell of one by one. @param drew a line of it, with the letter of the seat */
export function drawnInAll(lines: Sayings, drew: RegExp, deed: (many: number) => string): string[] {
  const seats = lines.flatMap((line) => drew.exec(line)?.[1] ?? []);
  return [...new Set(seats)].map(
    (seat) => `${seat} ${deed(seats.filter((one) => one === seat).length)}`,
  );
}
