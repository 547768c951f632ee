import type { Review, Reviewable, ReviewedDecision } from '@lianhuan/bots';
import type { Language, Seat } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { openNamed } from '../games/opened.ts';
import { seed, whole } from '../options.ts';
import { refuse } from '../problem.ts';
import { print } from '../terminal.ts';

interface ReviewOptions {
  readonly seat: number;
  readonly nodes?: number;
  readonly seed: number;
  readonly english?: boolean;
  readonly json?: boolean;
}

/** `lianhuan review`: looks at a game again, as somebody who thinks ahead. */
export function addReview(program: Command): void {
  program
    .command('review')
    .description(
      '复盘：每次选择前后的胜率，更好的一手，技艺与运气\nreview a game: chances before and after each pick, better ones, skill and luck',
    )
    .argument('<file>', '对局记录（JSON）或链接  a record as JSON, or a link')
    .option('--seat <n>', '复盘哪个座位  whose decisions', whole('--seat', 1, 100), 1)
    .option(
      '--nodes <n>',
      '每次选择推演多少步；不写则同军师  effort for each decision; as 军师 if left out',
      whole('--nodes', 1),
    )
    .option('--seed <n>', '随机种子 seed', seed, 1)
    .option('--english', '用英文显示 in English')
    .option('--json', '输出 JSON  print JSON')
    .action(run);
}

async function run(source: string, options: ReviewOptions): Promise<void> {
  const { game, match } = await openNamed(source);
  const { review, THINKING } = await import('@lianhuan/bots');
  const { id } = game.game;
  if (!canImagine(match) || !Object.hasOwn(THINKING, id)) {
    return refuse('这个版本的对局还不能复盘', 'Games of this version cannot be reviewed', source);
  }
  const seat = (whole('--seat', 1, match.seats)(String(options.seat)) - 1) as Seat;
  const thinking = THINKING[id];
  const { strategist } = thinking.efforts;
  const effort = { ...strategist, nodes: options.nodes ?? strategist.nodes };
  const bar = new SingleBar(
    { format: '{bar} {percentage}%', clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(match.answers.length, 0);
  const reviewing = review(match, seat, thinking, effort, options.seed);
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) bar.update(step.value.moment);
  bar.stop();
  const reviewed = step.value;
  const language = options.english ? 'en' : 'zh';
  print(options.json ? JSON.stringify(reviewed, null, 2) : renderReview(reviewed, language));
}

/** Only engines that were frozen before anybody thought ahead cannot. */
function canImagine(match: EngineMatch): match is EngineMatch & Pick<Reviewable, 'imagine'> {
  return match.imagine !== undefined;
}

/** The decisions that cost something, what would have been better and what would have followed, and the sums. */
function renderReview({ decisions, skill, luck }: Review, language: Language): string {
  const mistakes = decisions.filter(({ better }) => better !== null);
  const parts = mistakes.map((decision) => renderDecision(decision, language));
  const points = (chance: number) => `${chance > 0 ? '+' : ''}${(chance * 100).toFixed(0)}`;
  const sum = {
    zh: `${decisions.length} 次选择，${mistakes.length} 次有更好的；选择共 ${points(skill)}，抽牌与对手的行动共 ${points(luck)}（百分点）`,
    en: `${decisions.length} decisions, ${mistakes.length} of which had a better pick; picks gave ${points(skill)}, draws and what the others did ${points(luck)} (percentage points)`,
  };
  return [...parts, curve(decisions), sum[language]].join('\n\n');
}

function renderDecision(
  { moment, prompt, picked, better, before, after, line }: ReviewedDecision,
  language: Language,
): string {
  const percent = (chance: number) => `${(chance * 100).toFixed(0)}%`;
  const words = {
    zh: `第 ${moment} 步 ${prompt.zh}\n  选了：${picked.zh}（胜率 ${percent(after)}）\n  更好：${better?.zh}（胜率 ${percent(before)}）`,
    en: `After ${moment} answers: ${prompt.en}\n  picked: ${picked.en} (${percent(after)} to win)\n  better: ${better?.en} (${percent(before)} to win)`,
  };
  const told = line.filter(({ kind }) => kind !== 'cause');
  return [words[language], ...told.map(({ text }) => `    ${text[language]}`)].join('\n');
}

const BARS = '▁▂▃▄▅▆▇█';

/** The chance to win from decision to decision, as a line of bars. */
function curve(decisions: readonly ReviewedDecision[]): string {
  return decisions
    .map(({ after }) => BARS[Math.min(BARS.length - 1, Math.floor(after * BARS.length))])
    .join('');
}
