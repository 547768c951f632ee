import './frames.css';
import type { Text } from '@lianhuan/kernel';
import type { PublicFrame } from '@lianhuan/sanguosha';
import { useSanguoshaWords } from '../../words.ts';
import { useSanguoshaView } from '../sanguosha-view.ts';
import { useFrameWords } from './frame-words.ts';

/** Flows that are no news: somebody's turn and phase stand at the head of the table, moves are seen. */
const QUIET: ReadonlySet<string> = new Set(['turn', 'phase', 'move', 'state', 'max-hp']);

/** What is under way, the innermost flow on top: it runs to its end before the one below goes on (P2). */
export function Frames() {
  const { t } = useSanguoshaWords();
  const { state } = useSanguoshaView();
  const wordsOf = useFrameWords();
  const frames = state.frames.filter(({ kind }) => !QUIET.has(kind));
  return (
    <section
      className="frames between"
      aria-label={t('frames.title')}
      data-busy={frames.length > 0 || undefined}
      data-empty={frames.length === 0 || undefined}
    >
      <h2>{t('frames.title')}</h2>
      {frames.length === 0 ? (
        <p className="help">{t('frames.empty')}</p>
      ) : (
        <ol className="frames-list">
          {frames.toReversed().map((frame, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its depth in the stack
              key={frames.length - place}
              className="frame"
              data-kind={frame.kind}
              data-next={place === 0 || undefined}
            >
              <Sign frame={frame} />
              {wordsOf(frame)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What sort of flow it is, in a sign. */
function Sign({ frame: { kind } }: { readonly frame: PublicFrame }) {
  const { say } = useSanguoshaWords();
  const sign = SIGNS[kind];
  return (
    <span className="frame-sign" aria-hidden="true">
      {sign === undefined ? '·' : say(sign)}
    </span>
  );
}

/** The first letter of its name in either language; a question that is open asks. */
const SIGNS: Readonly<Record<string, Text>> = {
  use: { zh: '用', en: 'U' },
  play: { zh: '打', en: 'P' },
  need: { zh: '？', en: '?' },
  skill: { zh: '技', en: 'S' },
  damage: { zh: '伤', en: 'D' },
  'lose-hp': { zh: '失', en: 'L' },
  recover: { zh: '回', en: 'R' },
  judge: { zh: '判', en: 'J' },
  pindian: { zh: '拼', en: 'C' },
  dying: { zh: '危', en: '!' },
  death: { zh: '亡', en: '†' },
  reveal: { zh: '明', en: 'S' },
};
