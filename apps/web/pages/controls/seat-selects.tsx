import './seat-selects.css';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { seatLetter } from './seat-letter.ts';

interface SeatSelectsProps<Value extends string> {
  readonly legend: string;
  /** What each field is called in the page: `seat-0`, `seat-1`. */
  readonly field: string;
  /** One for each seat. */
  readonly chosen: readonly Value[];
  /** The options, the same for all seats. */
  readonly options: ReactNode;
  /** Help or warnings below the choices. */
  readonly children: ReactNode;
  onChange(seat: number, value: Value): void;
}

/** A choice out of many for each seat. The options must be of the values chosen among. */
export function SeatSelects<Value extends string>(props: SeatSelectsProps<Value>) {
  const { legend, field, chosen, options, children, onChange } = props;
  const { t } = useWords();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <ol className="seats">
        {chosen.map((value, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-chosen={value}>
            <label htmlFor={`${field}-${seat}`}>{t('seat.name', { seat: seatLetter(seat) })}</label>
            <select
              id={`${field}-${seat}`}
              className="input"
              value={value}
              onChange={(event) => onChange(seat, event.target.value as Value)}
            >
              {options}
            </select>
          </li>
        ))}
      </ol>
      {children}
    </fieldset>
  );
}
