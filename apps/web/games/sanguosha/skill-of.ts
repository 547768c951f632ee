/** The skill that a label names: 发动 制衡, 丈八蛇矛：当【杀】, or a part of it: 发动 业炎②. */
export function skillOf(label: string): string {
  return label
    .replace(/^发动 /, '')
    .replace(/：.*$/, '')
    .replace(/[①②③④⑤]$/, '');
}
