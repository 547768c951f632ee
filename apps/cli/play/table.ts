import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { type DecisionView, type Language, makeLink, type Text } from '@lianhuan/kernel';
import type { MinxinPublicState } from '@lianhuan/minxin';
import { findCard, renderFace } from '../card/face.ts';
import { letter, renderTable } from './screen.ts';
import type { Session } from './session.ts';
import { renderEvents, renderWhy } from './why.ts';

const say = (zh: string, en: string): Text => ({ zh, en });

const HELP = say(
  '输入选项的序号；u 撤销，? 为什么，牌名 看牌，q 离开',
  'Type the number of an option; u undo, ? why, a card’s name to read it, q leave',
);

/** More would push the table off the screen; `?` shows all. */
const MOST_EVENTS = 24;

/**
 * Lets somebody play at the terminal until the game is over or they leave.
 * @param keep called whenever there is more to keep, so that nothing is lost should they be cut off
 */
export async function playAtTerminal(
  session: Session,
  language: Language,
  keep: () => void,
): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  tellNews(session, language);
  show(session, language);
  lines.setPrompt('> ');
  lines.prompt();
  for await (const line of lines) {
    if (session.decision === null || !obey(session, line.trim(), language)) break;
    keep();
    if (session.decision === null) break;
    lines.prompt();
  }
  lines.close();
  leave(session, language);
}

/** Does what a line says; gives whether the game goes on. */
function obey(session: Session, line: string, language: Language): boolean {
  if (line === 'q') return false;
  if (line === '?' || line === '？') {
    print(renderWhy(session.news, language));
  } else if (line === 'u') {
    if (session.undo()) show(session, language);
    else print([say('没有可以撤销的', 'There is nothing to undo')[language]]);
  } else answerWith(session, line, language);
  return true;
}

function answerWith(session: Session, line: string, language: Language): void {
  const index = Number(line) - 1;
  const { options } = session.decision as DecisionView;
  if (line !== '' && options[index]) {
    session.answer(index);
    tellNews(session, language);
    show(session, language);
    return;
  }
  const card = findCard(line);
  print(card ? renderFace(card) : [HELP[language]]);
}

/** What has happened since the person answered last. */
function tellNews({ news }: Session, language: Language): void {
  const events = renderEvents(news, language);
  if (events.length > MOST_EVENTS) print(['  ⋯']);
  print(events.slice(-MOST_EVENTS).map((line) => styleText('dim', line)));
}

/** The table as it is, and what is asked. */
function show({ view }: Session, language: Language): void {
  print(['', ...renderTable(view, language), '']);
  if (view.decision) print(renderDecision(view.decision, language));
}

function renderDecision({ prompt, rule, options }: DecisionView, language: Language): string[] {
  return [
    styleText('bold', `${prompt[language]} 〔${rule}〕`),
    ...options.map(({ label }, index) => `${String(index + 1).padStart(3)}  ${label[language]}`),
    styleText('dim', HELP[language]),
  ];
}

function leave({ view, match }: Session, language: Language): void {
  if (view.outcome) {
    const { scores } = view.state as MinxinPublicState;
    for (const { seat, tokens, cards, total } of scores ?? []) {
      print([
        say(
          `${letter(seat)}：指示物 ${tokens} + 民心值 ${cards} = ${total}`,
          `${letter(seat)}: tokens ${tokens} + cards ${cards} = ${total}`,
        )[language],
      ]);
    }
    const winners = view.outcome.winners.map(letter);
    print([say(`${winners.join('、')} 获胜`, `${winners.join(', ')} won`)[language]]);
  }
  print([
    say('这局的链接（lianhuan replay 链接）：', 'The link of this game (lianhuan replay LINK):')[
      language
    ],
  ]);
  print([makeLink(match.record())]);
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'));
}
