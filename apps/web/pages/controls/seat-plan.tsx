import { useContext } from 'react';
import { type BotKind, SEAT_KINDS, type SeatKind } from '../../engine/protocol.ts';
import { useWords } from '../../i18n/index.ts';
import { FormUse } from '../home/form-use.ts';
import { SeatSelects } from './seat-selects.tsx';

interface SeatPlanProps {
  readonly seats: readonly SeatKind[];
  /** The bots that know the game. */
  readonly bots: readonly BotKind[];
  onChange(seat: number, kind: SeatKind): void;
}

/** Who sits where: a person, or a bot, the strongest first. */
export function SeatPlan({ seats, bots, onChange }: SeatPlanProps) {
  const { t } = useWords();
  const use = useContext(FormUse);
  const people = seats.filter((kind) => kind === 'human').length;
  // In a room one sits down by oneself.
  if (use !== null) return null;
  return (
    <SeatSelects
      legend={t('home.seats')}
      field="seat"
      chosen={seats}
      options={SEAT_KINDS.filter((one) => one === 'human' || bots.includes(one)).map((one) => (
        <option key={one} value={one}>
          {t(`seat.${one}`)}
        </option>
      ))}
      onChange={onChange}
    >
      {people === 0 && <p className="help wrong">{t('home.person')}</p>}
      {people > 1 && <p className="help">{t('home.shared')}</p>}
    </SeatSelects>
  );
}
