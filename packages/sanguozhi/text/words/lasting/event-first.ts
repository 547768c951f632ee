import type { Form, Node } from '@lianhuan/cardtext';
import type { Deed } from '../../nodes/index.ts';
import { SURVIVING_IF } from './surviving.ts';

/**
 * What is replaced said before the condition under which it is, as 410.3g says it: 本将领阵亡时，若…，则生还该将领.
 * Such words are printed the other way round.
 */

const WOULD = '[|将|将要|将会|要|会]';
const AND_IF = '[时，若|时，如果|，若|，如果|且|，且|，并且]';
type Build = NonNullable<Form['build']>;

const held = (condition: unknown, span: Node['span'], word: object): Node =>
  ({ kind: 'while', span, condition, words: [{ span, ...word }] }) as unknown as Node;

const replaces =
  (may: boolean): Build =>
  ({ condition, who, replaced, deed }, span) =>
    (deed as Deed).kind === 'optional'
      ? null
      : held(condition, span, { kind: 'instead', who, replaced, may, deed });

const REPLACED: readonly Form[] = [
  ...[
    { zh: '改为{deed:sentence}', may: false },
    { zh: '[可|可以]改为{deed:sentence}', may: true },
  ].flatMap(({ zh, may }) => [
    {
      zh: `[|若|如果]{who:victims}${WOULD}{replaced}${AND_IF}{condition}，[则|]${zh}`,
      build: replaces(may),
    },
    {
      zh: `[若|如果]{condition}[且|，且|并且|，并且]{who:victims}${WOULD}{replaced}，[则|]${zh}`,
      build: replaces(may),
    },
  ]),
].map(({ zh, build }): Form => ({ as: 'conditional', zh, variant: true, build }));

export const EVENT_FIRST: readonly Form[] = [...SURVIVING_IF, ...REPLACED];
