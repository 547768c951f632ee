import './field-card.css';
import type { CardView, Handle } from '@lianhuan/kernel';
import { useBoard } from '../../../../board/board-context.tsx';
import { type Badge, FieldCardFrame } from '../../../../board/cards/field-card.tsx';
import { useBook } from '../../../book.ts';
import { Glyph } from '../../card/glyph.ts';
import type { EvolveCard } from '../../card/library.ts';
import { keywordSign, TERMS } from '../../card/names.ts';
import { Stats } from '../../card/stats.tsx';
import { useEvolveWords } from '../../words.ts';
import { type EvolveView, evolvedInto, laidWith, useEvolveView } from '../evolve-view.ts';

/** A card in play: with the evolve card on it, what it can do, and its carrots. */
export function FieldCard({ card }: { readonly card: CardView }) {
  const { t, language } = useEvolveWords();
  const seen = useEvolveView();
  const { find, Face } = useBook().cards;
  const upon = evolvedInto(seen, card.handle);
  const info = find(upon?.definition ?? card.definition) as EvolveCard | undefined;
  const marks = marksOf(seen, card);
  const badges = BADGES.filter((mark) => marks.includes(mark)).map(
    (mark): Badge => ({ mark, name: t(`mark.${mark}`) }),
  );
  return (
    <>
      <FieldCardFrame
        card={card}
        marks={upon ? [...marks, 'evolved'] : marks}
        badges={badges}
        stats={info?.attack != null && <Stats card={info} values={card.values} />}
        under={
          upon && (
            <div className="field-below" aria-hidden="true">
              <Face id={card.definition} language={language} />
            </div>
          )
        }
        cover={<Keywords card={card.handle} evolved={upon?.handle} />}
      />
      <Carrots card={card.handle} />
    </>
  );
}

const BADGES = ['attacking', 'targeted', 'seized', 'silenced'] as const;
type Mark = (typeof BADGES)[number] | 'fresh' | 'asked';

/** What is to be seen of a card besides its face. */
function marksOf({ state, view }: EvolveView, { handle, owner, controller }: CardView): Mark[] {
  const { attack, cards, standing } = state;
  const is: Readonly<Record<Mark, boolean>> = {
    attacking: attack?.attacker === handle,
    targeted: attack?.target === handle,
    seized: controller >= 0 && owner !== controller,
    silenced: cards[handle]?.silenced ?? false,
    fresh: standing[handle]?.fresh ?? false,
    asked: view.decision?.about === handle,
  };
  return ([...BADGES, 'fresh', 'asked'] as const).filter((mark) => is[mark]);
}

interface KeywordsProps {
  readonly card: Handle;
  /** The evolve card upon it, so that it is seen to fly there. */
  readonly evolved: Handle | undefined;
}

/** The keywords that work now, each as a seal. */
function Keywords({ card, evolved }: KeywordsProps) {
  const { t, say } = useEvolveWords();
  const keywords = useEvolveView().state.standing[card]?.keywords ?? [];
  if (keywords.length === 0 && evolved === undefined) return null;
  return (
    <ul className="field-keywords" data-handle={evolved}>
      {evolved !== undefined && <li className="seen-by-readers">{t('board.evolved')}</li>}
      {keywords.map((keyword) => (
        <li key={keyword} data-keyword={keyword} title={say(TERMS.keywords[keyword])}>
          <span aria-hidden="true">{say(keywordSign(keyword))}</span>
          <span className="seen-by-readers">{say(TERMS.keywords[keyword])}</span>
        </li>
      ))}
    </ul>
  );
}

/** The carrots that lie with a card that has eaten (14.2.1). */
function Carrots({ card }: { readonly card: Handle }) {
  const { t } = useEvolveWords();
  const { open } = useBoard();
  const [first, ...more] = laidWith(useEvolveView(), 'race', card);
  if (!first) return null;
  const count = more.length + 1;
  return (
    <button
      type="button"
      className="carrots"
      data-handle={first.handle}
      aria-label={t('board.carrots', { count })}
      onClick={() => open({ kind: 'card', handle: first.handle })}
    >
      <Glyph name="carrot" />
      {count > 1 && `×${count}`}
    </button>
  );
}
