import './seat-plan.css';
import type { BotKind, SeatKind } from '../../engine/protocol.ts';
import { useWords } from '../../i18n/index.ts';
import { seatLetter } from './seat-letter.ts';

interface SeatPlanProps {
  readonly seats: readonly SeatKind[];
  /** Those that know the game. */
  readonly bots: readonly BotKind[];
  onChange(seat: number, kind: SeatKind): void;
}

/** Who sits where. */
export function SeatPlan({ seats, bots, onChange }: SeatPlanProps) {
  const { t } = useWords();
  const people = seats.filter((kind) => kind === 'human').length;
  return (
    <fieldset className="choice">
      <legend>{t('home.seats')}</legend>
      <ol className="seats">
        {seats.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-kind={kind}>
            <label htmlFor={`seat-${seat}`}>{t('seat.name', { seat: seatLetter(seat) })}</label>
            <select
              id={`seat-${seat}`}
              className="input"
              value={kind}
              onChange={(event) => onChange(seat, event.target.value as SeatKind)}
            >
              {['human' as const, ...bots].map((one) => (
                <option key={one} value={one}>
                  {t(`seat.${one}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      {people === 0 && <p className="help wrong">{t('home.person')}</p>}
      {people > 1 && <p className="help">{t('home.shared')}</p>}
    </fieldset>
  );
}
