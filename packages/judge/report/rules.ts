import type { Language, Text } from '@lianhuan/kernel';
import type { Ablation, Coverage, Lack, Proof, RuleCoverage } from '../coverage/coverage.ts';

const STANDINGS = {
  enforced: { zh: '由代码执行', en: 'enforced' },
  definition: { zh: '定义', en: 'definition' },
  table: { zh: '牌桌本身', en: 'table' },
  unenforceable: { zh: '无法执行', en: 'unenforceable' },
} as const satisfies Record<RuleCoverage['standing'], Text>;

const LACKING = {
  citation: { zh: '代码没有引用它', en: 'no citation in code' },
  proof: { zh: '没有通过的局面证明它', en: 'no passing scenario proves it' },
  ablation: { zh: '关掉它没有局面发现', en: 'no scenario notices it switched off' },
} as const satisfies Record<Lack, Text>;

/** What stands before a scenario that lists a rule. */
const PROOF_MARKS: Text = {
  zh: '局面：✓ 证明它，! 关掉它就失败，· 通过而没有用到它，✗ 失败',
  en: 'scenarios: ✓ proves it, ! fails without it, · passes and did not come to it, ✗ fails',
};

/** Writes every rule: its standing, where it is cited, which scenarios prove it, and the sums. */
export function renderCoverage({ summary, rules }: Coverage, language: Language = 'zh'): string {
  const { game, total, enforced, cited, proven, ablated, shape, missing } = summary;
  const sums: Text = {
    zh: `${game}：共 ${total} 条，执行 ${enforced}，引用 ${cited}，证明 ${proven}，关掉有人发现 ${ablated}，程序骨架 ${shape}，缺 ${missing}`,
    en: `${game}: ${total} rules, ${enforced} enforced, ${cited} cited, ${proven} proven, ${ablated} ablated, ${shape} shape, ${missing} missing`,
  };
  const lines = rules.map((rule) => renderRule(rule, language));
  return `${[...lines, PROOF_MARKS[language], sums[language]].join('\n')}\n`;
}

function renderRule(rule: RuleCoverage, language: Language): string {
  const { id, says, standing, why, shape, citations, proofs, lacks } = rule;
  const mark = standing !== 'enforced' ? '·' : lacks.length === 0 ? '✓' : '✗';
  const lines = [`${mark} ${id}  ${says[language]}  〔${STANDINGS[standing][language]}〕`];
  if (why) lines.push(`    ${why[language]}`);
  if (shape) lines.push(`    shape: ${shape[language]}`);
  for (const { file, line } of citations) lines.push(`    rule  ${file}:${line}`);
  for (const proof of proofs) lines.push(`    ${renderProof(proof)}`);
  for (const lack of lacks) lines.push(`    ✗ ${LACKING[lack][language]}`);
  return lines.join('\n');
}

function renderProof({ file, line, title, passed, cited, notices }: Proof): string {
  const mark = !passed ? '✗' : cited ? '✓' : '·';
  return `${mark}${notices ? '!' : ' '} ${file}:${line} ${title}`;
}

/** Writes the rules without which every scenario passed all the same. */
export function renderAblation(ablation: Ablation, language: Language = 'zh'): string {
  const { game, noticed, unnoticed, shape } = ablation;
  const lines = unnoticed.map(({ id, says, proofs }) => {
    const listed = proofs.map(({ file, line }) => `\n    ${file}:${line}`).join('');
    return `✗ ${id}  ${says[language]}${listed}`;
  });
  const sums: Text = {
    zh: `${game}：关掉之后，${noticed.length} 条有局面失败，${unnoticed.length} 条无人发现，${shape.length} 条是程序骨架，无法关掉`,
    en: `${game}: switched off, ${noticed.length} were noticed, ${unnoticed.length} were not, ${shape.length} are shape and cannot be switched off`,
  };
  return `${[...lines, sums[language]].join('\n')}\n`;
}
