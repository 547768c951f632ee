import type { Command } from 'commander';
import { cardsOption } from '../card/added.ts';
import { GAME_IDS } from '../games/index.ts';

export interface DeckOptions {
  readonly game?: string;
  readonly cards?: string;
}

/** `lianhuan deck`: whether decks may be played, and by which rule not. */
export function addDeck(program: Command): void {
  const deck = program.command('deck').description('检查卡组\ncheck decks');
  deck
    .command('check')
    .description(
      '检查卡组文件，指出违反了哪条规则\ncheck files of decks, and name the rules they break',
    )
    .argument('<files...>', '卡组文件 files of decks')
    .option('--game <id>', `游戏：${GAME_IDS.join('、')}  whose decks they are`)
    .addOption(cardsOption())
    .action(async (files: string[], options: DeckOptions) => {
      const { checkDecks } = await import('../card/decks.ts');
      await checkDecks(files, options);
    });
}
