import './opened.css';
import type { Handle } from '@lianhuan/kernel';
import type { Refusal } from '@lianhuan/releases';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CardReader } from '../../cards/reader.tsx';
import { useBook } from '../../games/book.ts';
import { useWords } from '../../i18n/index.ts';
import { Dialog } from '../../pages/controls/dialog.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useBoard } from '../board-context.tsx';
import { TableCard } from '../cards/card.tsx';
import type { Choice } from '../choices.ts';
import { Log } from '../log/log.tsx';
import { Keys } from '../prompt/keys.tsx';
import { useSeatNames } from '../seat-name.ts';

/** Whatever stands on top of the table: a card, a heap, the log, the keys. */
export function Opened() {
  const { t } = useWords();
  const { opened } = useBoard();
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'card':
      return <OpenedCard key={opened.handle} handle={opened.handle} />;
    case 'found':
      return <OpenedFound definition={opened.definition} ways={[opened.choice]} />;
    case 'printed':
      return <OpenedFound definition={opened.definition} ways={[]} />;
    case 'zone':
      return <OpenedZone key={opened.id} id={opened.id} />;
    case 'log':
      return (
        <Sheet title={t('log.title')}>
          <Log />
        </Sheet>
      );
    case 'help':
      return (
        <Sheet title={t('keys.title')}>
          <Keys />
        </Sheet>
      );
  }
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { open } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opened before the effects of what stands in it: the log scrolls to its end.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={title} onClose={() => open(null)}>
      {children}
    </Dialog>
  );
}

function OpenedCard({ handle }: { readonly handle: Handle }) {
  const { t, say } = useWords();
  const { seen, kit, choices, refusalsOf } = useBoard();
  const { find } = useBook().cards;
  const { CardNotes } = kit;
  const card = seen.find(handle)?.card;
  if (!card) return null;
  const info = find(kit.faceOf?.(card, seen) ?? card.definition);
  return (
    <Sheet title={info ? say(info.name) : t('board.unseen')}>
      <Ways ways={choices.byCard.get(handle) ?? []} refusals={refusalsOf(handle)} />
      {CardNotes && <CardNotes card={card} />}
      {info && <CardReader card={info} values={card.values} />}
    </Sheet>
  );
}

interface OpenedFoundProps {
  readonly definition: string;
  readonly ways: readonly Choice[];
}

function OpenedFound({ definition, ways }: OpenedFoundProps) {
  const { say } = useWords();
  const info = useBook().cards.find(definition);
  if (!info) return null;
  return (
    <Sheet title={say(info.name)}>
      <Ways ways={ways} refusals={[]} />
      <CardReader card={info} />
    </Sheet>
  );
}

interface WaysProps {
  readonly ways: readonly Choice[];
  readonly refusals: readonly Refusal[];
}

/** The uses a card has now; for a card without any, the reasons why it cannot be used. */
function Ways({ ways, refusals }: WaysProps) {
  const { t, say } = useWords();
  const { pick } = useBoard();
  return (
    <div className="ways">
      {ways.map((choice) => (
        <button
          key={choice.index}
          type="button"
          className="button button-primary"
          onClick={() => pick(choice)}
        >
          {say(choice.option.label)}
        </button>
      ))}
      {ways.length === 0 && refusals.length > 0 && (
        <ul className="problems" aria-label={t('board.whyNot')}>
          {refusals.map(({ verb, text, rules }) => (
            <li key={`${verb} ${text.zh}`}>
              {say(text)}{' '}
              {rules.map((rule) => (
                <RuleLink key={rule} rule={rule} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OpenedZone({ id }: { readonly id: number }) {
  const { t, say } = useWords();
  const { seen, kit } = useBoard();
  const nameOf = useSeatNames();
  const zone = seen.view.zones.find((one) => one.id === id);
  if (!zone) return null;
  const name = kit.zoneNames[zone.name];
  const owner = zone.owner < 0 ? '' : `${nameOf(zone.owner)} · `;
  return (
    <Sheet title={`${owner}${name ? say(name) : zone.name}`}>
      {zone.cards === null ? (
        <p>{t('board.hidden', { count: zone.count })}</p>
      ) : zone.cards.length === 0 ? (
        <p>{t('board.empty')}</p>
      ) : (
        <>
          <p className="help">{t('board.top')}</p>
          <div className="heap">
            {zone.cards.toReversed().map((card) => (
              <TableCard key={card.handle} card={card} />
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}
