import type { Form, Node } from '@lianhuan/cardtext';
import type { Deed } from '../../nodes/index.ts';

/**
 * What is replaced said before the condition under which it is, as 410.3g says it: 本将领阵亡时，若…，则生还该将领.
 * Such words are printed the other way round.
 */

const WOULD = '[|将|将要|将会|要|会]';
const AND_IF = '[时，若|时，如果|，若|，如果|且|，且|，并且]';
const SAVED = '[生还|改为生还|生还该将领|生还其|生还该卡]';
const SAVED_ITSELF = '[生还|改为生还]{self:this}';

type Build = NonNullable<Form['build']>;

const held = (condition: unknown, span: Node['span'], word: object): Node =>
  ({ kind: 'while', span, condition, words: [{ span, ...word }] }) as unknown as Node;

const saves: Build = ({ condition, who }, span) => held(condition, span, { kind: 'survives', who });

/** 生还本将领 is said of the card itself alone. */
const savesItself: Build = (read, span) =>
  (read.who as Node).kind === 'this' ? saves(read, span) : null;

const replaces =
  (may: boolean): Build =>
  ({ condition, who, replaced, deed }, span) =>
    (deed as Deed).kind === 'optional'
      ? null
      : held(condition, span, { kind: 'instead', who, replaced, may, deed });

export const EVENT_FIRST: readonly Form[] = [
  ...[
    { zh: SAVED, build: saves },
    { zh: SAVED_ITSELF, build: savesItself },
  ].flatMap(({ zh, build }) => [
    {
      zh: `[|若|如果]{who:cards}${WOULD}阵亡${AND_IF}{condition}，[则|]${zh}`,
      build,
    },
    { zh: `[若|如果]{condition}[且|，且|并且|，并且]{who:cards}${WOULD}阵亡，[则|]${zh}`, build },
  ]),
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
