import './peek.css';
import { Suspense, useLayoutEffect, useRef } from 'react';
import type { CardInfo } from '../../cards/card-info.ts';
import { CardWords } from '../../cards/words.tsx';
import { useBook } from '../../games/book.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { boldTerms } from '../../rules/cut-terms.ts';
import { ruleName } from '../../rules/rule-name.ts';
import { useBoard } from '../board-context.tsx';
import { type Box, placeBeside } from './place-beside.ts';
import { type Pointed, usePointed } from './pointed.ts';
import { readable } from './readable.ts';

/** The full card beside whatever names or shows one, while it is pointed at or focused. For readers it is silent: they hear its words there. */
export function Peek() {
  const { seen, kit, snapshot, open } = useBoard();
  const pointed = usePointed(snapshot.answers, (element) => {
    const card = readable(element, seen, kit);
    if (card?.handle !== undefined) open({ kind: 'card', handle: card.handle });
    else if (card) open({ kind: 'printed', definition: card.definition });
  });
  return pointed && <Shown key={pointed.at} pointed={pointed} />;
}

function Shown({ pointed: { element } }: { readonly pointed: Pointed }) {
  const { say, language } = useWords();
  const { seen, kit } = useBoard();
  const { find, Face, Facts, terms } = useBook().cards;
  const box = useRef<HTMLDivElement>(null);
  const card = readable(element, seen, kit);
  const info = card && find(card.definition);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    // In the top layer, so that it is seen over sheets too.
    shown.showPopover();
    place(shown, element);
    // What its terms mean may come later, and makes it taller.
    const grown = new ResizeObserver(() => place(shown, element));
    grown.observe(shown);
    return () => grown.disconnect();
  }, [element]);
  const definition = card?.definition ?? '';
  useLayoutEffect(() => {
    const isIt = (place: HTMLElement) => readable(place, seen, kit)?.definition === definition;
    return lightUp(definition, element, isIt);
  }, [definition, element, seen, kit]);
  if (!card || !info) return null;
  return (
    <div className="peek" popover="manual" ref={box} aria-hidden="true" data-definition={info.id}>
      <div className="peek-face">
        <Face id={info.id} language={language} values={card.values} />
      </div>
      <div className="peek-words">
        <b className="peek-name">{say(info.name)}</b>
        <Facts id={info.id} values={card.values} />
        <p className="peek-text">
          <CardWords text={info.text[language]} language={language} terms={terms} />
        </p>
        <Suspense fallback={null}>
          <Keywords card={info} />
        </Suspense>
      </div>
    </div>
  );
}

/** What the keywords among the words of the card mean, and by which rule. */
function Keywords({ card }: { readonly card: CardInfo }) {
  const { say, language } = useWords();
  const { game, cards, meanings } = useBook();
  const found = boldTerms(
    card.text[language],
    cards.terms[language],
    useLoaded(meanings),
    language,
  );
  if (found.length === 0) return null;
  return (
    <dl className="peek-terms">
      {found.map(({ id, name, says, rules: [rule] }) => (
        <div key={id}>
          <dt>{say(name)}</dt>
          <dd>
            {say(says)}{' '}
            {rule !== undefined && <span className="peek-rule">{say(ruleName(game, rule))}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function place(shown: HTMLElement, element: HTMLElement): void {
  const { width, height } = shown.getBoundingClientRect();
  const screen = { width: innerWidth, height: innerHeight };
  const { thing, first } = anchorOf(element);
  const { left, top } = placeBeside(thing, { width, height }, screen, first);
  shown.style.translate = `${left}px ${top}px`;
}

/** What it stands beside; for a card of the hand all that lies above it in the foot, which asks and is answered there. */
function anchorOf(element: HTMLElement): { thing: Box; first: 'beside' | 'above' } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const foot = element.closest('.hand') && element.closest('.board-foot');
  if (!foot) return { thing: { left, top, width, height }, first: 'beside' };
  const begin = foot.getBoundingClientRect().top;
  return { thing: { left, top: begin, width, height: height + top - begin }, first: 'above' };
}

/** Lights up what lies on the table, or sits at it, of a card that a name elsewhere speaks of. Gives what puts the light out. */
function lightUp(
  definition: string,
  element: HTMLElement,
  isIt: (place: HTMLElement) => boolean,
): (() => void) | undefined {
  if (definition === '' || element.closest('.board [data-handle]')) return;
  const places = [
    ...document.querySelectorAll<HTMLElement>('.board [data-handle], .portrait > *'),
  ].filter(isIt);
  for (const place of places) place.dataset.lit = 'true';
  return () => {
    for (const place of places) delete place.dataset.lit;
  };
}
