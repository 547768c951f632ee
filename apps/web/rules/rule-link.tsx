import './rule-link.css';
import { type MouseEvent, Suspense, useContext, useRef, useState } from 'react';
import { useBook } from '../games/book.ts';
import { useLoaded } from '../games/loaded.ts';
import { useWords } from '../i18n/index.ts';
import { BookBesideContext } from './book-beside.ts';
import { ruleAddress, termAddress } from './rule-info.ts';
import { ruleName } from './rule-name.ts';

/** A number of the rulebook at hand: it says its words in place, and leads there. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t, say } = useWords();
  const { game } = useBook();
  const name = say(ruleName(game, rule));
  const note = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  function show(event: MouseEvent<HTMLAnchorElement>): void {
    // As with any link: these open it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !note.current) return;
    event.preventDefault();
    event.stopPropagation();
    note.current.showPopover({ source: event.currentTarget });
    note.current.focus();
  }

  return (
    <>
      <a
        className="rule-link"
        href={ruleAddress(game, rule)}
        aria-label={t('prompt.rule', { rule: name })}
        onClick={show}
      >
        {name}
      </a>
      <span
        ref={note}
        className="rule-note"
        popover="auto"
        role="dialog"
        aria-label={t('prompt.rule', { rule: name })}
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={null}>
            <RuleNote rule={rule} onLeave={() => note.current?.hidePopover()} />
          </Suspense>
        )}
      </span>
    </>
  );
}

interface RuleNoteProps {
  readonly rule: string;
  onLeave(): void;
}

/** What the rule says, and the way to it in the book: beside the table, where there is room for that. */
function RuleNote({ rule, onLeave }: RuleNoteProps) {
  const { t, say } = useWords();
  const { game, rules } = useBook();
  const openBeside = useContext(BookBesideContext);
  const name = say(ruleName(game, rule));
  const info = useLoaded(rules).find(({ id }) => id === rule);
  return (
    <>
      <b className="rule-note-number">{name}</b>
      <span className="rule-note-says">
        {info ? say(info.says) : t('rules.none', { rule: name })}
      </span>
      {openBeside === null && info !== undefined && info.terms.length > 0 && (
        <span className="rule-note-terms">
          <span>{t('rules.term')}</span>
          {info.terms.map(({ id, name }) => (
            <a key={id} href={termAddress(game, id)}>
              {say(name)}
            </a>
          ))}
        </span>
      )}
      <a
        className="rule-note-more"
        href={ruleAddress(game, rule)}
        onClick={(event) => {
          onLeave();
          if (openBeside === null) return;
          event.preventDefault();
          openBeside(rule);
        }}
      >
        {t('rules.note.open')}
      </a>
    </>
  );
}
