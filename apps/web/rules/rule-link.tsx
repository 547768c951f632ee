import { useContext } from 'react';
import { useBook } from '../games/book.ts';
import { useLoaded } from '../games/loaded.ts';
import { useWords } from '../i18n/index.ts';
import { BookBesideContext } from './book-beside.ts';
import { NoteLink } from './note-link.tsx';
import { ruleAddress, termAddress } from './rule-info.ts';
import { ruleName } from './rule-name.ts';

/** A number of the rulebook at hand: it says its words in place, and leads there. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t, say } = useWords();
  const { game } = useBook();
  const name = say(ruleName(game, rule));
  return (
    <NoteLink
      href={ruleAddress(game, rule)}
      className="rule-link"
      name={t('prompt.rule', { rule: name })}
      named
      note={(leave) => <RuleNote rule={rule} onLeave={leave} />}
    >
      {name}
    </NoteLink>
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
      <b className="note-number">{name}</b>
      <span className="note-says">{info ? say(info.says) : t('rules.none', { rule: name })}</span>
      {openBeside === null && info !== undefined && info.terms.length > 0 && (
        <span className="note-terms">
          <span>{t('rules.term')}</span>
          {info.terms.map(({ id, name }) => (
            <a key={id} href={termAddress(game, id)}>
              {say(name)}
            </a>
          ))}
        </span>
      )}
      <a
        className="note-more"
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
