import type { RecordedLine, RecordedScenario } from '@lianhuan/judge/played';
import { useGame } from '../../engine/store.ts';
import { useProofWords } from './words.ts';

/** What a scenario does, line by line, each leading to its moment on the table; and what must then hold. */
export function ProofWords({ proof: { lines, expect } }: { readonly proof: RecordedScenario }) {
  const { t, language } = useProofWords();
  return (
    <>
      <ProofLines lines={lines} />
      {expect.length > 0 && (
        <>
          <h3>{t('proof.expect')}</h3>
          <ul className="proof-expect">
            {expect.map(({ text, english }) =>
              language === 'en' && english !== null ? (
                <li key={text}>{english}</li>
              ) : (
                <li key={text} lang="zh-CN">
                  {text}
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <p className="help">{t('proof.language')}</p>
    </>
  );
}

/** What is done line by line. */
export function ProofLines({ lines }: { readonly lines: readonly RecordedLine[] }) {
  const { t, language } = useProofWords();
  const shown = useGame(({ snapshot }) => snapshot?.answers ?? 0);
  const now = lines.findLastIndex(({ answers }) => answers <= shown);
  return (
    <>
      <h3>{t('proof.lines')}</h3>
      {lines.length === 0 && <p className="help">{t('proof.lines.none')}</p>}
      {lines.length > 0 && (
        <ol className="proof-lines">
          {lines.map(({ kind, text, english, answers }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <li key={index}>
              <button
                type="button"
                aria-current={index === now ? 'step' : undefined}
                onClick={() => useGame.getState().show(answers)}
              >
                {language === 'en' && english !== null ? (
                  t(`proof.line.${kind}`, { text: english })
                ) : (
                  <span lang="zh-CN">{t(`proof.line.${kind}`, { text })}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
