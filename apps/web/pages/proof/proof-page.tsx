import '../play/play.css';
import './proof.css';
import type { RecordedScenario } from '@lianhuan/judge/played';
import type { Problem } from '@lianhuan/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { AboveLogContext } from '../../board/beside/above-log.ts';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { proofTitle } from '../../rules/proof-title.ts';
import { linkedRule, type ProofInfo, proofId, ruleAddress } from '../../rules/rule-info.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { DialogButton } from '../controls/dialog.tsx';
import { Problems } from '../controls/problems.tsx';
import { GameTable } from '../play/game-table.tsx';
import { ReplayBar } from '../shared/replay-bar.tsx';
import { Loading } from '../shell/loading.tsx';
import { Page, useWindowTitle } from '../shell/page.tsx';
import { UpdateNote } from '../shell/update-note.tsx';
import { ProofWords } from './proof-words.tsx';
import { useProof } from './use-proof.ts';
import { useProofWords } from './words.ts';

interface ProofPageProps {
  readonly game: GameId;
  /** The rule that it proves, as an address holds it. */
  readonly address: string;
  /** Which of its proofs (see `proofId`). */
  readonly id: string;
}

/** A scenario that proves a rule, on the table: to step through, and to play on from. */
export function ProofPage({ game, address, id }: ProofPageProps) {
  const { t, say } = useProofWords();
  const rule = linkedRule(address);
  const info = useLoaded(GAMES[game].loadRules).find((one) => one.id === rule);
  const proof = info?.proofs.find(({ title }) => proofId(title) === id);
  const name = say(ruleName(game, rule));
  if (proof !== undefined) return <Opening game={game} rule={rule} info={proof} />;
  return (
    <Notice title={t('proof.none')} game={game} rule={info === undefined ? null : rule}>
      <p>{t(info === undefined ? 'proof.none.rule' : 'proof.none.help', { rule: name })}</p>
    </Notice>
  );
}

interface OpeningProps {
  readonly game: GameId;
  readonly rule: string;
  readonly info: ProofInfo;
}

function Opening({ game, rule, info }: OpeningProps) {
  const { t, say } = useProofWords();
  const state = useProof(game, info);
  useWindowTitle(t('proof.title', { rule: say(ruleName(game, rule)) }));
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failed game={game} rule={rule} problems={state.problems} />;
  return state.proof.record === null ? (
    <Refused game={game} rule={rule} info={info} text={state.text} />
  ) : (
    <OnTable game={game} rule={rule} info={info} proof={state.proof} />
  );
}

function OnTable({ proof, ...parts }: OpeningProps & { readonly proof: RecordedScenario }) {
  const { t, language } = useProofWords();
  // Another match can have taken the table, if only for a moment.
  const isThere = useGame(({ id, status }) => id === null && status === 'ready');
  const beside = (
    <section className="proof-beside" aria-label={t('proof.words')}>
      <Head {...parts} />
      <ProofWords proof={proof} />
    </section>
  );
  return (
    <div className="play">
      <ReplayBar />
      <UpdateNote />
      <div className="proof-over">
        <Head {...parts} />
        <DialogButton
          className="button"
          face={t('proof.expect.short')}
          title={proofTitle(parts.info, language).words}
          anew
        >
          <ProofWords proof={proof} />
        </DialogButton>
      </div>
      <AboveLogContext value={beside}>{isThere && <GameTable />}</AboveLogContext>
    </div>
  );
}

/** Which rule is proven, and by what: over the table where that is narrow, else beside it. */
function Head({ game, rule, info }: OpeningProps) {
  const { t, say, language } = useProofWords();
  const { words, lang } = proofTitle(info, language);
  const name = say(ruleName(game, rule));
  const head = useRef<HTMLElement>(null);
  // Of the two only one is to be seen; the other one takes no focus.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={head}
      className="proof-head"
      tabIndex={-1}
      aria-label={t('proof.title', { rule: name })}
    >
      <a
        className="proof-rule"
        href={ruleAddress(game, rule)}
        aria-label={t('proof.back', { rule: name })}
        title={t('proof.back', { rule: name })}
      >
        {name}
      </a>
      <p className="proof-title" lang={lang} title={words}>
        {words}
      </p>
    </section>
  );
}

function Refused({ game, rule, info, text }: OpeningProps & { readonly text: string }) {
  const { t, language } = useProofWords();
  const { words, lang } = proofTitle(info, language);
  return (
    <Notice title={words} language={lang} game={game} rule={rule}>
      <p>{t('proof.refused')}</p>
      <h2>{t('proof.text')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wide */}
      <pre className="raw proof-text" lang="zh-CN" tabIndex={0}>
        {text}
      </pre>
    </Notice>
  );
}

interface FailedProps extends Pick<OpeningProps, 'game' | 'rule'> {
  readonly problems: readonly Problem[];
}

function Failed({ game, rule, problems }: FailedProps) {
  const { t } = useProofWords();
  return (
    <Notice title={t('proof.failed')} game={game} rule={rule}>
      {problems.length > 0 ? <Problems problems={problems} /> : <p>{t('proof.unreachable')}</p>}
      {/* A browser does not fetch anew within a page what once did not come. */}
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('proof.again')}
      </button>
    </Notice>
  );
}

interface NoticeProps {
  readonly title: string;
  /** Of the title, where it is not that of the page. */
  readonly language?: string | undefined;
  readonly game: GameId;
  /** Where the way back leads; null for the beginning of the book. */
  readonly rule: string | null;
  readonly children: ReactNode;
}

/** What there is to say where there is no table. */
function Notice({ title, language, game, rule, children }: NoticeProps) {
  const { t, say } = useProofWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const back =
    rule === null
      ? t('rules.title', { game: say(GAMES[game].name) })
      : t('proof.back', { rule: say(ruleName(game, rule)) });
  return (
    <Page title={title}>
      <section className="notice">
        <h1 ref={heading} tabIndex={-1} lang={language}>
          {title}
        </h1>
        {children}
        <a
          className="button button-primary"
          href={rule === null ? `#/rules/${game}` : ruleAddress(game, rule)}
        >
          {back}
        </a>
      </section>
    </Page>
  );
}
