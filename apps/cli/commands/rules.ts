import type { Ablation } from '@lianhuan/judge';
import type { Command } from 'commander';
import { GAME_IDS, knownGame } from '../games/index.ts';
import { print } from '../terminal.ts';

interface RulesOptions {
  readonly json?: boolean;
  readonly ablate?: boolean;
  readonly english?: boolean;
}

/** `lianhuan rules`: every number of a rulebook, and how it is covered. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .description(
      '列出规则书的每一条：由谁执行，由哪些局面证明\nlist every rule: where it is enforced, what proves it',
    )
    .argument('<game>', `游戏：${GAME_IDS.join('、')}  the game`)
    .option('--json', '输出 JSON  print JSON')
    .option(
      '--ablate',
      '逐条关掉规则，列出没有局面发现的  switch rules off one by one, name those nobody missed',
    )
    .option('--english', '用英文说明 explain in English')
    .action(run);
}

async function run(game: string, options: RulesOptions): Promise<void> {
  const { ablate, coverage, GAMES, renderAblation, renderCoverage } = await import(
    '@lianhuan/judge'
  );
  if (!Object.hasOwn(GAMES, game)) knownGame(game);
  const language = options.english ? 'en' : 'zh';
  if (!options.ablate) {
    const covered = coverage(game);
    print(options.json ? asJson(covered) : renderCoverage(covered, language).trimEnd());
    return;
  }
  const ablation = ablate(game);
  print(
    options.json ? asJson(ablationIds(ablation)) : renderAblation(ablation, language).trimEnd(),
  );
  // A rule whose absence nobody notices is a failure of the proofs.
  if (ablation.unnoticed.length > 0) process.exitCode = 1;
}

function ablationIds({ game, noticed, unnoticed, shape }: Ablation) {
  const ids = (rules: Ablation['noticed']) => rules.map(({ id }) => id);
  return { game, noticed: ids(noticed), unnoticed: ids(unnoticed), shape: ids(shape) };
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
