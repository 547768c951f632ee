import { evolve, readyDecks as readyDecksOfEvolve } from '@lianhuan/evolve';
import { type Game, Match } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { readyDecks, sanguozhi } from '@lianhuan/sanguozhi';
import fc from 'fast-check';
import { abilityText as textOfEvolve } from '../../packages/evolve/test/text/of-words.ts';
import { GAMES } from '../../packages/judge/games/index.ts';
import { readScenarios } from '../../packages/judge/reading/read-scenarios.ts';
import { runScenario } from '../../packages/judge/running/run-scenario.ts';
import { abilityText as textOfMinxin } from '../../packages/minxin/test/text/of-words.ts';
import { abilityText as textOfSanguosha } from '../../packages/sanguosha/test/text/of-words.ts';
import { abilityText as textOfSanguozhi } from '../../packages/sanguozhi/test/text/of-words.ts';
import { recombinedText } from './recombined.ts';

/** How cards with texts of any kind come into a game. */
export interface GameWithTexts {
  readonly text: fc.Arbitrary<string>;
  /** How many texts a game is begun with. */
  readonly many: number;
  /** A game in which cards with these texts are met; null if one of them cannot be read. */
  begin(texts: readonly string[], seed: number): Match | null;
}

/** Mostly texts that resemble written ones: of those that are made from the grammar few can stand on a card. */
function textsOf(game: string, fromGrammar: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: recombinedText(game), weight: 4 },
    { arbitrary: fromGrammar, weight: 1 },
  );
}

/** A made-up card: its text, and what makes it one of the kinds of its game. */
type Card = Readonly<Record<string, string | number>>;

const nameOf = (index: number) => `甲${'一二三四'[index]}`;

/** A game whose set-up holds the cards; the text makes each of the first kind that it can stand on. */
function bySetup(
  text: fc.Arbitrary<string>,
  game: Game,
  kinds: readonly Card[],
  setupOf: (cards: readonly Card[]) => object,
): GameWithTexts {
  const isRead = (card: Card) => game.readSetup(setupOf([card])).ok;
  return {
    text,
    many: 4,
    begin(texts, seed) {
      const cards = texts.flatMap((one, index) => {
        const made = kinds.map((kind) => ({
          id: `my-${index}`,
          name: nameOf(index),
          ...kind,
          text: one,
        }));
        return made.find(isRead) ?? [];
      });
      const setup = game.readSetup(setupOf(cards));
      if (cards.length < texts.length || !setup.ok) return null;
      return new Match(game, { setup: setup.value, seed });
    },
  };
}

/** A deck whose first cards give way to three of each. */
function withThree(main: readonly string[], cards: readonly Card[]): string[] {
  const mine = cards.flatMap(({ name }) => [name, name, name] as string[]);
  return [...mine, ...main.slice(mine.length)];
}

const [wei] = readyDecks();
const [bishop] = readyDecksOfEvolve();

/** A general for each of four characters, who have cards of every kind. */
const SANGUOSHA: GameWithTexts = {
  text: textsOf('sanguosha', textOfSanguosha),
  many: 4,
  begin(texts) {
    const cards = texts.map((text, index) => ({
      name: nameOf(index),
      kind: '武将牌',
      text: `〖技${index}〗${text}`,
    }));
    const equipment = ['诸葛连弩', '八卦阵', '丈八蛇矛', '赤兔'];
    const seats = cards.map(
      ({ name }, index) =>
        `  ${'ABCD'[index]}: { 武将牌: ${name}, 手牌: [杀♠7, 闪♦2, 桃♥3, 决斗♠A], 装备区: [${equipment[index]}] }`,
    );
    const scenario = [
      'game: sanguosha',
      'title: 例',
      `cards: ${JSON.stringify(cards)}`,
      'setup:',
      '  phase: 回合开始',
      '  牌堆: [杀♠7 x9, 闪♦2 x9, 桃♥3 x5, 过河拆桥♠3 x5, 南蛮入侵 x3, 酒 x5, 乐不思蜀 x3, 铁索连环 x3, 杀♣7 x30]',
      ...seats,
      'plays: []',
      'expect: [A.存活 = 1]',
    ].join('\n');
    const { scenarios, problems } = readScenarios(scenario, '例.yaml', GAMES);
    if (problems.length > 0) return null;
    const { match, failure } = runScenario(scenarios[0]);
    if (failure?.kind === 'fault') throw new Error(failure.text.zh);
    return match;
  },
};

/** By the ids of the games. */
export const GAMES_WITH_TEXTS: Readonly<Record<string, GameWithTexts>> = {
  minxin: bySetup(
    textsOf('minxin', textOfMinxin),
    minxin as Game,
    ['部曲', '计略', '领土'].map((kind) => ({
      kind,
      home: 'central',
      cost: 1,
      renown: 2,
      copies: 12,
    })),
    (cards) => ({ players: 2, cards }),
  ),
  sanguozhi: bySetup(
    textsOf('sanguozhi', textOfSanguozhi),
    sanguozhi as Game,
    [
      { kind: '将领', limit: 4, needs: '0通用', stats: '3/3/2' },
      { kind: '谋略', limit: 4, speed: '平速', duration: '永续' },
      { kind: '谋略', limit: 4, speed: '急速', duration: '瞬时' },
    ],
    (cards) => ({
      players: 2,
      cards,
      decks: [wei, wei].map((deck) => ({ ...deck, main: withThree(deck.main, cards) })),
    }),
  ),
  evolve: bySetup(
    textsOf('evolve', textOfEvolve),
    evolve as Game,
    [
      { kind: '随从', class: '中立', cost: 1, stats: '1/2' },
      { kind: '法术', class: '中立', cost: 1 },
      { kind: '护符', class: '中立', cost: 1 },
    ],
    (cards) => ({
      players: 2,
      cards,
      decks: [bishop, bishop].map((deck) => ({ ...deck, main: withThree(deck.main, cards) })),
    }),
  ),
  sanguosha: SANGUOSHA,
};
