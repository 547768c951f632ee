import { type Command, Option } from 'commander';
import type { FormatOptions } from '../card/format.ts';
import { FIRST_GAME, GAME_IDS } from '../games/index.ts';

/** The options that `card check` and `card explain` share. */
export interface CardOptions {
  readonly game?: string;
  readonly json?: boolean;
}

export interface ExplainOptions extends CardOptions {
  readonly cards?: string;
  /** The older name of `cards`. */
  readonly file?: string;
}

/** `lianhuan card`: what is wrong with a card's text, and what it says. */
export function addCard(program: Command): void {
  const card = program
    .command('card')
    .description('检查与解释牌的文字\ncheck and explain card text');
  card
    .command('check')
    .description(
      '检查牌文件，像编辑器那样指出错误\ncheck card files, and show what is wrong as an editor would',
    )
    .argument('<files...>', '牌文件 card files')
    .option('--game <id>', `游戏：${GAME_IDS.join('、')}  whose cards they are`)
    .option('--json', '输出 JSON  print JSON')
    .action(async (files: string[], options: CardOptions) => {
      const { checkFiles } = await import('../card/check.ts');
      await checkFiles(files, options);
    });
  card
    .command('format')
    .description(
      '把牌文件里的文字改成牌上印的写法\nwrite the text of cards in files as cards print it',
    )
    .argument('<files...>', '牌文件 card files')
    .option('--game <id>', `游戏：${GAME_IDS.join('、')}  whose cards they are`)
    .action(async (files: string[], options: FormatOptions) => {
      const { formatFiles } = await import('../card/format.ts');
      await formatFiles(files, options);
    });
  card
    .command('new')
    .description(
      '新建一个牌文件，写好一张带注释的牌\nbegin a file of cards with one card and what it may say',
    )
    .argument('<file>', '还没有的文件  a file that is not there yet')
    .option('--game <id>', `游戏：${GAME_IDS.join('、')}  for which game`, FIRST_GAME)
    .action(async (file: string, { game }: { readonly game: string }) => {
      const { writeNewCards } = await import('../card/new.ts');
      await writeNewCards(file, game);
    });
  card
    .command('explain')
    .description('逐句解释一张牌，并列出规则\nexplain a card’s text piece by piece, with its rules')
    .argument('<name>', '牌名 the name of a card')
    .option('--game <id>', '只在这个游戏里找  look in this game alone')
    .option('--cards <file>', '在这个牌文件里找  look in this file of cards')
    .addOption(new Option('--file <file>', '即 --cards  the same as --cards').hideHelp())
    .option('--json', '输出 JSON  print JSON')
    .action(async (name: string, options: ExplainOptions) => {
      const { explainNamed } = await import('../card/explain.ts');
      await explainNamed(name, options);
    });
}
