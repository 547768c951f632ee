import './field-card.css';
import { type CardView, UNSEEN } from '@lianhuan/kernel';
import { FieldCardFrame } from '../../../../board/cards/field-card.tsx';
import { CardBack } from '../../../../cards/back.tsx';
import { useBook } from '../../../book.ts';
import type { SanguozhiCard } from '../../card/library.ts';
import { Stats } from '../../card/stats.tsx';
import { useSanguozhiWords } from '../../words.ts';
import { type Mark, marksOf, useSanguozhiView } from '../sanguozhi-view.ts';

/** A card in play. */
export function FieldCard({ card }: { readonly card: CardView }) {
  const { t } = useSanguozhiWords();
  const seen = useSanguozhiView();
  const marks = marksOf(seen, card.handle);
  const info = useBook().cards.find(card.definition) as SanguozhiCard | undefined;
  const covered = card.faceDown && card.definition !== UNSEEN;
  const fighter =
    info?.stats && !card.faceDown && fights(info, card, seen.find(card.handle)?.zone.name);
  return (
    <FieldCardFrame
      card={card}
      marks={marks}
      badges={marks
        .filter((mark) => SHOWN.has(mark))
        .map((mark) => ({ mark, name: t(`mark.${mark}`) }))}
      stats={fighter && info?.stats && <Stats printed={info.stats} values={card.values} />}
      cover={covered && <Cover name={info?.name} />}
    />
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

/** The marks shown as words: for the others the way a card lies says enough. */
const SHOWN: ReadonlySet<Mark> = new Set(['attacking', 'defending', 'formed', 'shaped', 'turned']);
