import './curves.css';
import type { CSSProperties } from 'react';
import { CORPS_NAMES, CORPS_SIGNS } from '../card/names.ts';
import { corpsBalance, MOST_NEEDS, needsCurve } from './curve.ts';
import { useDeckWords } from './words.ts';

interface CurveProps {
  /** The names of a main deck. */
  readonly names: readonly string[];
}

/** How many generals need how many 兵权. */
export function NeedsCurve({ names }: CurveProps) {
  const { t } = useDeckWords();
  const curve = needsCurve(names);
  const most = Math.max(1, ...curve);
  return (
    <figure className="curve">
      <figcaption>{t('curve.needs')}</figcaption>
      <ol className="curve-bars">
        {curve.map((count, place) => {
          const needs = place === MOST_NEEDS ? `${place}+` : `${place}`;
          return (
            <li key={needs} style={{ '--part': count / most } as CSSProperties}>
              <span className="seen-by-readers">{t('curve.needs.bar', { needs, count })}</span>
              <b aria-hidden="true">{count > 0 ? count : ''}</b>
              <i aria-hidden="true" />
              <span aria-hidden="true">{needs}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** What the deck gives of each 兵种, beside how many generals ask for it. */
export function CorpsBalance({ names }: CurveProps) {
  const { t, say, language } = useDeckWords();
  const balance = corpsBalance(names);
  const most = Math.max(1, ...balance.map(({ given }) => given));
  return (
    <figure className="curve">
      <figcaption>{t('curve.corps')}</figcaption>
      <ul className="corps-bars">
        {balance.map(({ corps, given, asking }) => (
          <li key={corps} style={{ '--part': given / most } as CSSProperties}>
            <span className="seen-by-readers">
              {t('curve.corps.bar', { corps: say(CORPS_NAMES[corps]), given, asking })}
            </span>
            <span className="corps" data-corps={corps} aria-hidden="true">
              {CORPS_SIGNS[corps][language]}
            </span>
            <i aria-hidden="true" />
            <b aria-hidden="true">
              {given} / {asking}
            </b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
