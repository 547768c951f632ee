import './frames.css';
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
  return (
    <span className="frame-sign" aria-hidden="true">
      {SIGNS[kind] ?? '·'}
    </span>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  use: '用',
  play: '打',
  need: '？',
  skill: '技',
  damage: '伤',
  'lose-hp': '失',
  recover: '回',
  judge: '判',
  pindian: '拼',
  dying: '危',
  death: '亡',
};
