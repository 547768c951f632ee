import type { Text } from '@lianhuan/kernel';
import type { ErrorCode, YAMLError } from 'yaml';

/** What is wrong where a text is no YAML, in Chinese; in English the reader of YAML says it itself. */
const FAULTS: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: '引用（*名）前面不能再有别的标记',
  BAD_ALIAS: '没有这样的引用（*名）',
  BAD_COLLECTION_TYPE: '标记与内容不合',
  BAD_DIRECTIVE: '以 % 开头的行看不懂',
  BAD_DQ_ESCAPE: '双引号里的 \\ 后面写得不对',
  BAD_INDENT: '缩进不对，或括号没有写完',
  BAD_PROP_ORDER: '标记的次序不对',
  BAD_SCALAR_START: '文字不能以这个符号开头，要加引号',
  BLOCK_AS_IMPLICIT_KEY: '名称后面还有内容，要另起一行并缩进',
  BLOCK_IN_FLOW: '括号里不能这样写，可能少了逗号或后括号',
  DUPLICATE_KEY: '同一个名称写了两次',
  IMPOSSIBLE: '这里读不下去',
  KEY_OVER_1024_CHARS: '名称太长',
  MISSING_CHAR: '少了一个符号，如逗号、冒号后的空格、引号或后括号',
  MULTILINE_IMPLICIT_KEY: '名称要写在一行里，后面跟冒号',
  MULTIPLE_ANCHORS: '一处只能有一个 &名',
  MULTIPLE_DOCS: '文件里只能有一份内容，不能用 --- 隔开',
  MULTIPLE_TAGS: '一处只能有一个 !标记',
  NON_STRING_KEY: '名称应当是文字',
  RESOURCE_EXHAUSTION: '层数太多',
  TAB_AS_INDENT: '缩进要用空格，不能用制表符',
  TAG_RESOLVE_FAILED: '看不懂这个 !标记',
  UNEXPECTED_TOKEN: '这里不应当有这个',
};

/** Marks of YAML as a Chinese keyboard types them: to YAML they are letters like others. */
const WIDE_MARKS = /[：，｛｝［］＂＇]/;

/** Why a text is no YAML. @param source the text it was found in */
export function yamlFault({ code, message, pos }: YAMLError, source: string): Text {
  const start = source.lastIndexOf('\n', pos[0] - 1) + 1;
  const [line] = source.slice(start).split('\n');
  const isWide = WIDE_MARKS.test(line);
  const [said] = message.split(/ at line \d/);
  const en = code === 'RESOURCE_EXHAUSTION' ? 'Nested too deep' : said;
  return {
    zh: `不是有效的 YAML：${FAULTS[code]}${isWide ? '；冒号、逗号、括号和引号要用半角' : ''}`,
    en: `This is not valid YAML: ${en}${isWide ? '; write marks such as “:” and “,” half-width' : ''}`,
  };
}
