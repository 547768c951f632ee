import { describeAnyGame } from '@lianhuan/kernel/testing/any-game';
import { triedSanguosha } from './tried.ts';

describeAnyGame(triedSanguosha, {
  cites: { most: 20 },
  short: {},
  full: [{ title: 'keeps its accounts to the end with five players', players: 5, seed: 5 }],
  answers: 400,
});
