import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letBotAnswer, randomBot } from '@lianhuan/bots';
import { type Game, Match, makeLink } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { DAMAGES, damage } from './damages.ts';

/** A command that is given something damaged. */
export interface DamagedCase {
  /** What was damaged, and how. */
  readonly title: string;
  readonly words: readonly string[];
  /** Where the damaged file lies, to be taken away; null if there is none. */
  readonly folder: string | null;
}

/** Something whole, and the command that reads it. */
interface Whole {
  readonly title: string;
  readonly text: string;
  /** What the file is called; a file of cards replaces the one of the game that is called so. */
  readonly name?: string;
  /** @param damaged a file with the damaged text */
  words(damaged: string): readonly string[];
}

const packages = new URL('../../../../packages/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, packages), 'utf8');
/** Some cards of a file: the whole of one would take longer, and find no more. */
const cards = (file: string) =>
  read(file)
    .split(/(?=^- id:)/m)
    .slice(1, 5)
    .join('');
const scenario = (file: string) => read(file).split(/^---$/m)[0];

function recordOf(game: Game, asked: object) {
  const setup = game.readSetup(asked);
  if (!setup.ok) throw new Error('the set-up is whole');
  const match = new Match(game, { setup: setup.value, seed: 3 });
  const bots = [randomBot(1), randomBot(2)];
  while (match.answers.length < 60 && letBotAnswer(match, bots));
  return match.record();
}

/** A card that nobody has seen. */
const MADE_UP = `- id: made-up
  name: 新牌
  english: New Card
  kind: scheme
  home: central
  icon: scroll
  cost: 2
  text: 进场：若你的手牌数不大于2，声望+1；否则摸1张牌。
`;

/** Commands with all their words, one a line; a damaged one of them is still a command. */
const COMMANDS = [
  'sim\nminxin\n--games\n1\n--workers\n1\n--bots\nrandom\n--seed\n7\n--players\n2',
  'sim\nevolve\n--games\n1\n--workers\n1\n--bots\nrandom\n--decks\nelf,royal\n--json',
  'card\nexplain\n关羽\n--game\nsanguozhi\n--json',
  'deck\ncheck\nno-deck.yaml\n--game\nevolve',
  'rules\nno-game\n--json',
];

/** All that is damaged; each is read whole without complaint. */
export function wholes(): readonly Whole[] {
  made ??= makeWholes();
  return made;
}

let made: readonly Whole[] | null = null;

function makeWholes(): readonly Whole[] {
  const small = recordOf(minxin as Game, { players: 2 });
  const large = recordOf(sanguozhi as Game, { players: 2 });
  const link = makeLink(small);
  return [
    { title: 'a record', text: JSON.stringify(small), words: (file) => ['replay', file, '--log'] },
    {
      title: 'a record of 三国智',
      text: JSON.stringify(large, null, 1),
      words: (file) => ['replay', file, '--json'],
    },
    {
      title: 'a record, judged',
      text: JSON.stringify(small),
      words: (file) => ['judge', '--record', file, '--why'],
    },
    { title: 'a link in a file', text: link, words: (file) => ['replay', file] },
    {
      title: 'cards of 民心',
      name: 'central-troops.yaml',
      text: cards('minxin/cards/central-troops.yaml'),
      words: (file) => ['card', 'check', file],
    },
    {
      title: 'cards of 三国智',
      name: 'events.yaml',
      text: cards('sanguozhi/cards/events.yaml'),
      words: (file) => ['card', 'check', '--game', 'sanguozhi', file],
    },
    {
      title: 'cards of EVOLVE',
      name: 'elf.yaml',
      text: cards('evolve/cards/elf.yaml'),
      words: (file) => ['card', 'check', '--game', 'evolve', '--json', file],
    },
    {
      title: 'a card to explain',
      text: MADE_UP,
      words: (file) => ['card', 'explain', '新牌', '--file', file],
    },
    {
      title: 'a deck of 三国智',
      text: read('sanguozhi/decks/cao-cao.yaml'),
      words: (file) => ['deck', 'check', '--game', 'sanguozhi', file],
    },
    {
      title: 'a deck of EVOLVE',
      text: read('evolve/decks/elf.yaml'),
      words: (file) => ['deck', 'check', '--game', 'evolve', file],
    },
    {
      title: 'a deck that plays',
      name: 'deck.yaml',
      text: read('sanguozhi/decks/cao-cao.yaml'),
      words: (file) => [
        'sim',
        'sanguozhi',
        '--games',
        '1',
        '--workers',
        '1',
        '--bots',
        'random',
        '--decks',
        `${file},liu-bei`,
      ],
    },
    {
      title: 'scenarios of 民心',
      text: scenario('minxin/scenarios/2.3.2.2-recruit.yaml'),
      words: (file) => ['judge', file],
    },
    {
      title: 'scenarios of 三国智',
      text: scenario('sanguozhi/scenarios/110-targets.yaml'),
      words: (file) => ['judge', '--json', file],
    },
    {
      title: 'scenarios of EVOLVE',
      text: scenario('evolve/scenarios/1.3-principles.yaml'),
      words: (file) => ['judge', '--why', '--english', file],
    },
  ];
}

/** The case of this number; it is the same every time. */
export function damagedCase(number: number): DamagedCase {
  const ways = Object.keys(DAMAGES).length;
  const kinds = wholes();
  // Each thing is damaged in each way, before any is damaged so again.
  const kind = Math.floor(number / ways) % (kinds.length + 1);
  if (kind === kinds.length) return damagedWords(number);
  const { title, text, name = 'damaged.txt', words } = kinds[kind];
  const { way, content } = damage(text, number);
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-damaged-'));
  const file = join(folder, name);
  writeFileSync(file, content);
  return { title: `${number}: ${title}, ${way}`, words: words(file), folder };
}

function damagedWords(number: number): DamagedCase {
  const command = COMMANDS[number % COMMANDS.length];
  const { way, content } = damage(command, number);
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const words = text.split('\n').slice(0, 100);
  return { title: `${number}: words, ${way}`, words, folder: null };
}
