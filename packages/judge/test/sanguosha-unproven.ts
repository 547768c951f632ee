/**
 * Numbers of the 三国杀 rulebook, being written, that no code cites yet, or no scenario proves, or none misses when they
 * are switched off; by chapter. The rulebook's test fails for each that is listed and lacks nothing any more.
 */
export const UNPROVEN: Readonly<Record<string, readonly string[]>> = {
  terms: [
    'T01',
    'T09',
    'T19',
    'T20',
    'T22',
    'T35',
    'T37',
    'T40',
    'T41',
    'T42',
    'T43',
    'T44',
    'T45',
    'T46',
    'T47',
    'T48',
    'T49',
    'T50',
    'T52',
    'T53',
    'T55',
    'T56',
  ],
  move: ['move.4', 'move.7', 'move.10'],
  reveal: ['reveal.4', 'reveal.6'],
  death: ['death.3'],
  hegemony: ['H11', 'H12', 'H13'],
};
