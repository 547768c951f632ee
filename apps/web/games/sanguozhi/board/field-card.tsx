import './field-card.css';
import { type CardView, UNSEEN } from '@lianhuan/kernel';
import { TableCard } from '../../../board/card.tsx';
import { CardBack } from '../../../cards/back.tsx';
import { useBook } from '../../../games/book.ts';
import type { SanguozhiCard } from '../card/library.ts';
import { Stats } from '../card/stats.tsx';
import { useSanguozhiWords } from '../words.ts';
import { Counters } from './counters.tsx';
import { type Mark, marksOf, useSanguozhiSeen } from './sanguozhi-seen.ts';

/** A card in play: its face, and upright over it what it is worth now and what it is doing. */
export function FieldCard({ card }: { readonly card: CardView }) {
  const seen = useSanguozhiSeen();
  const marks = marksOf(seen, card.handle);
  const info = useBook().cards.find(card.definition) as SanguozhiCard | undefined;
  const covered = card.faceDown && card.definition !== UNSEEN;
  const fighter =
    info?.stats && !card.faceDown && fights(info, card, seen.find(card.handle)?.zone.name);
  return (
    <div
      className="field-card"
      data-tapped={card.tapped || undefined}
      data-covered={covered || undefined}
    >
      <TableCard card={card} mark={marks.join(' ') || undefined} />
      {covered && <Cover name={info?.name} />}
      {fighter && info?.stats && (
        <div className="field-stats" aria-hidden="true">
          <Stats printed={info.stats} values={card.values} />
        </div>
      )}
      <MarkBadges marks={marks} />
      <Counters counters={card.counters} />
    </div>
  );
}

/** A 阵型 that lies there unformed is worth nothing yet. */
function fights({ kind }: SanguozhiCard, { values }: CardView, zone = ''): boolean {
  return kind === 'general' ? zone !== 'troops' : values.attack !== undefined;
}

interface CoverProps {
  readonly name: { readonly zh: string; readonly en: string } | undefined;
}

/** The back over a card that its owner knows: it moves aside for a look. */
function Cover({ name }: CoverProps) {
  const { say } = useSanguozhiWords();
  return (
    <div className="field-cover" aria-hidden="true">
      <CardBack dye="indigo" />
      {name && <span className="field-cover-name">{say(name)}</span>}
    </div>
  );
}

/** Those whose sight alone would not tell. */
const SHOWN: ReadonlySet<Mark> = new Set(['attacking', 'defending', 'formed', 'shaped', 'turned']);

function MarkBadges({ marks }: { readonly marks: readonly Mark[] }) {
  const { t } = useSanguozhiWords();
  const shown = marks.filter((mark) => SHOWN.has(mark));
  if (shown.length === 0) return null;
  return (
    <ul className="field-marks">
      {shown.map((mark) => (
        <li key={mark} data-mark={mark}>
          {t(`mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
