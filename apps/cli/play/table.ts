import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { type DecisionView, type Language, makeLink, type Text } from '@lianhuan/kernel';
import { seatLetter } from '../games/seat-letter.ts';
import type { TerminalGame } from '../games/terminal-game.ts';
import { printStyled } from '../terminal.ts';
import { faceOf, tellRules } from './printed.ts';
import type { Session } from './session.ts';
import { renderEvents, renderWhy } from './why.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

const HELP = say(
  '输入选项的序号；u 撤销，? 为什么，牌名 看牌，q 离开',
  'Type the number of an option; u undo, ? why, a card’s name to read it, q leave',
);

/** More would push the table off the screen; `?` shows all. */
const MOST_EVENTS = 24;

/** Somebody at a terminal, and the game they play there. */
export interface TerminalPlay {
  readonly game: TerminalGame;
  readonly session: Session;
  readonly language: Language;
  /** Called whenever there is more to keep, so that nothing is lost should they be cut off. */
  readonly keep: () => void;
}

/** Lets somebody play at the terminal until the game is over or they leave. */
export async function playAtTerminal(play: TerminalPlay): Promise<void> {
  const { game, session, language, keep } = play;
  const rules = tellRules(session.match, game);
  if (rules !== null) print([rules[language]]);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // A last line that does not end comes when all is over.
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });
  tellNews(session, language);
  show(play);
  lines.setPrompt('> ');
  lines.prompt();
  for await (const line of lines) {
    if (session.decision === null || !obey(play, line.trim())) break;
    keep();
    if (session.decision === null) break;
    if (isOpen) lines.prompt();
  }
  lines.close();
  leave(play);
}

/** Does what a line says; gives whether the game goes on. */
function obey(play: TerminalPlay, line: string): boolean {
  const { session, language } = play;
  if (line === 'q') return false;
  if (line === '?' || line === '？') {
    print(renderWhy(session.news, language));
  } else if (line === 'u') {
    if (session.undo()) show(play);
    else print([say('没有可以撤销的', 'There is nothing to undo')[language]]);
  } else answerWith(play, line);
  return true;
}

function answerWith(play: TerminalPlay, line: string): void {
  const { game, session, language } = play;
  const index = Number(line) - 1;
  const { options } = session.decision as DecisionView;
  if (line !== '' && options[index]) {
    session.answer(index);
    tellNews(session, language);
    show(play);
    return;
  }
  print(faceOf(line, session.match, game, session.view) ?? [HELP[language]]);
}

/** What has happened since the person answered last. */
function tellNews({ news }: Session, language: Language): void {
  const events = renderEvents(news, language);
  if (events.length > MOST_EVENTS) print(['  ⋯']);
  print(events.slice(-MOST_EVENTS).map((line) => styleText('dim', line)));
}

/** The table as it is, and what is asked. */
function show({ game, session: { view }, language }: TerminalPlay): void {
  print(['', ...game.renderTable(view, language), '']);
  if (view.decision) print(renderDecision(view.decision, language));
}

function renderDecision({ prompt, rule, options }: DecisionView, language: Language): string[] {
  return [
    styleText('bold', `${prompt[language]} 〔${rule}〕`),
    ...options.map(({ label }, index) => `${String(index + 1).padStart(3)}  ${label[language]}`),
    styleText('dim', HELP[language]),
  ];
}

function leave({ game, session: { view, match }, language }: TerminalPlay): void {
  if (view.outcome) {
    print(game.renderScores(view, language));
    print([tellWinners(view.outcome.winners.map(seatLetter))[language]]);
  }
  print([
    say('这局的链接（lianhuan replay 链接）：', 'The link of this game (lianhuan replay LINK):')[
      language
    ],
  ]);
  print([makeLink(match.record())]);
}

function tellWinners(winners: readonly string[]): Text {
  if (winners.length === 0) return say('平局', 'A draw');
  return say(`${winners.join('、')} 获胜`, `${winners.join(', ')} won`);
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) printStyled(lines);
}
