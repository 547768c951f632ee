import './term-link.css';
import { Fragment, Suspense, useContext } from 'react';
import { useBook } from '../games/book.ts';
import { useLoaded } from '../games/loaded.ts';
import { useWords } from '../i18n/index.ts';
import { BookBesideContext } from './book-beside.ts';
import { cutTerms } from './cut-terms.ts';
import { NoteLink } from './note-link.tsx';
import { type TermMeaning, termAddress } from './rule-info.ts';
import { RuleLink } from './rule-link.tsx';

/** Words in the player's language whose terms say in place what they mean, each where it stands first. */
export function ExplainedWords({ words }: { readonly words: string }) {
  return (
    <Suspense fallback={words}>
      <CutWords words={words} />
    </Suspense>
  );
}

function CutWords({ words }: { readonly words: string }) {
  const { language } = useWords();
  const pieces = cutTerms(words, useLoaded(useBook().meanings), language);
  return pieces.map(({ text, term }, place) => {
    const isFirst = pieces.findIndex((piece) => piece.term === term) === place;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces stand in their order
      <Fragment key={place}>
        {term === null || !isFirst ? text : <TermLink term={term} words={text} />}
      </Fragment>
    );
  });
}

interface TermLinkProps {
  readonly term: TermMeaning;
  /** As it is written there. */
  readonly words: string;
}

/** A term that says in place what it means, and by which rules; it leads to the glossary. */
function TermLink({ term, words }: TermLinkProps) {
  const { say } = useWords();
  return (
    <NoteLink
      href={termAddress(useBook().game, term.id)}
      className="term-link"
      name={say(term.name)}
      note={() => <TermNote term={term} />}
    >
      {words}
    </NoteLink>
  );
}

function TermNote({ term }: { readonly term: TermMeaning }) {
  const { t, say } = useWords();
  const { game } = useBook();
  const isAtTable = useContext(BookBesideContext) !== null;
  return (
    <>
      <b className="note-name">{say(term.name)}</b>
      <span className="note-says">{say(term.says)}</span>
      <span className="note-terms">
        {term.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        {!isAtTable && <a href={termAddress(game, term.id)}>{t('rules.note.term')}</a>}
      </span>
    </>
  );
}
