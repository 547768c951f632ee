import { type MatchRecord, makeLink, type Text } from '@lianhuan/kernel';
import { useState } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { DialogButton } from '../controls/dialog.tsx';
import { download } from '../controls/download.ts';

interface ShareProps {
  /** What a round is called, from 1. */
  roundName(round: number): Text;
}

interface ShareMomentProps extends ShareProps {
  readonly className: string;
}

/** Gives away the game at the moment that is shown: a link that opens there. */
export function ShareMomentButton({ className, roundName }: ShareMomentProps) {
  const { t } = useWords();
  const record = useGame(({ rest }) => rest?.record ?? null);
  if (record === null) return null;
  return (
    <DialogButton
      className={className}
      face={t('play.share.here')}
      title={t('play.share.title')}
      anew
    >
      <ShareSheet record={record} roundName={roundName} here />
    </DialogButton>
  );
}

interface ShareSheetProps extends ShareProps {
  readonly record: MatchRecord;
  /** The link leads to the moment shown, be it the last one. */
  readonly here?: true;
}

/** The game as a link that opens at a moment to choose, or as a file. */
export function ShareSheet({ record, roundName, here }: ShareSheetProps) {
  const { t } = useWords();
  const total = record.answers.length;
  const shown = useGame(({ snapshot }) => snapshot?.answers ?? 0);
  // Who looks back means that moment; else one is told of the whole game.
  const [at, choose] = useState(here || shown < total ? shown : 0);
  const link = linkTo(record, at);

  return (
    <div className="share">
      <Moments at={at} onChoose={choose} total={total} shown={shown} roundName={roundName} />
      <p>{at === 0 ? t('play.share.help') : t('play.share.moment', { at })}</p>
      <textarea
        className="input"
        readOnly
        rows={4}
        aria-label={t('play.share.title')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className="help">{t('play.share.length', { steps: total, letters: link.length })}</p>
      <div className="notice-actions">
        <CopyButton text={link} face={t('play.share.copy')} className="button button-primary" />
        <button
          type="button"
          className="button"
          onClick={() => download(`lianhuan-${record.game}-${total}.json`, JSON.stringify(record))}
        >
          {t('play.export')}
        </button>
      </div>
    </div>
  );
}

interface MomentsProps extends ShareProps {
  readonly at: number;
  readonly total: number;
  readonly shown: number;
  onChoose(at: number): void;
}

/** Where the link opens: the start, a round, the moment shown, the end. */
function Moments({ at, onChoose, total, shown, roundName }: MomentsProps) {
  const { t, say } = useWords();
  const rounds = useGame(({ snapshot }) => snapshot?.rounds) ?? [];
  const named = new Map([[0, t('play.share.start')]]);
  rounds.forEach((moment, place) => {
    if (moment > 0) named.set(moment, say(roundName(place + 1)));
  });
  named.set(total, t('play.share.end'));
  if (!named.has(shown)) named.set(shown, t('play.share.shown', { at: shown }));
  return (
    <label className="share-at">
      {t('play.share.at')}
      <select
        className="input"
        value={at}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {[...named]
          .sort(([one], [other]) => one - other)
          .map(([moment, name]) => (
            <option key={moment} value={moment}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}

/** The address of this page with the whole game behind the #. @param at the moment it opens at */
function linkTo(record: MatchRecord, at: number): string {
  const moment = at === 0 ? '' : `/${at}`;
  return `${location.href.split('#')[0]}#/g/${makeLink(record)}${moment}`;
}
