// The arrows between folders:
//   kernel ← cardtext ← {games} ← {judge, bots, lab} ← apps
//   kernel ← releases ← judge, apps
// tests/architecture/ proves on a made-up tree that each forbidden import is caught.

export const games = ['minxin', 'sanguozhi', 'evolve', 'sanguosha'];
export const tools = ['judge', 'bots', 'lab'];

const anyGame = games.join('|');
const anyTool = tools.join('|');
const ours = '(^|/)(packages|apps)/';

/** @param {string} names @param {string} [rest] */
const folder = (names, rest = '') => `(^|/)packages/(${names})/${rest}`;

/**
 * What no arrow may do; each is an error.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const RULES = [
  {
    name: 'kernel-knows-nobody',
    comment: 'The kernel knows no game, no card text, no tool and no app.',
    from: { path: folder('kernel') },
    to: { path: ours, pathNot: folder('kernel') },
  },
  {
    name: 'cardtext-knows-only-the-kernel',
    from: { path: folder('cardtext') },
    to: { path: ours, pathNot: folder('kernel|cardtext') },
  },
  {
    name: 'a-game-knows-only-kernel-and-cardtext',
    comment: 'Games never import each other, nor the tools built on them.',
    from: { path: folder(anyGame) },
    to: { path: ours, pathNot: '(^|/)packages/(kernel|cardtext|$2)/' },
  },
  {
    name: 'releases-know-only-the-kernel',
    comment: 'An engine of any version is known by its door alone: no game by its name.',
    from: { path: folder('releases') },
    to: { path: ours, pathNot: folder('kernel|releases') },
  },
  {
    name: 'tools-know-no-app',
    from: { path: folder(anyTool) },
    to: { path: '(^|/)apps/' },
  },
  {
    name: 'the-web-app-stands-apart',
    comment:
      'What runs in the browser must not drag in the command line or the server; what measures it looks at the site as it is served.',
    from: { path: '(^|/)apps/web/', pathNot: '(^|/)apps/web/e2e/measure/site\\.ts$' },
    to: { path: '(^|/)apps/', pathNot: '(^|/)apps/web/' },
  },
  {
    name: 'games-of-the-web-app-stand-apart',
    comment: 'One game in the browser loads no other.',
    from: { path: '(^|/)apps/web/games/([^/]+)/' },
    to: { path: '(^|/)apps/web/games/[^/]+/', pathNot: '(^|/)apps/web/games/$2/' },
  },
  {
    name: 'the-web-app-knows-games-by-its-lists',
    comment: 'Engine, table and pages know no game but through the lists in games/.',
    from: { path: '(^|/)apps/web/(board|cards|decks|engine|i18n|online|pages|rules)/' },
    to: { path: `(^|/)(apps/web/games/[^/]+/|packages/(${anyGame})/)` },
  },
  {
    name: 'rules-run-anywhere',
    comment: 'Kernel and card text run in a browser and in Node alike: no Node module.',
    from: { path: folder('kernel|cardtext'), pathNot: '/test/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-cycles',
    comment:
      'A folder is a dictionary in dependency order. Types may refer to each other; chapters that call ' +
      'each other, as playing a card lets others answer by playing one, find each other on the table.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment:
      'An import that cannot be followed would slip past all rules above. virtual: is data that apps/web/build gathers.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Released engines are made of all that stood below them, and import nothing.
    exclude: { path: '(^|/)(dist|packages/releases/frozen)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    // Without these two, imports of workspaces (@lianhuan/…) stay unresolved and pass in silence.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
