import type { Seat } from '@lianhuan/kernel';
import { WARNING } from './pace.ts';
import type { ClockView } from './protocol.ts';

/** The time of a seat that is asked, in milliseconds. */
export interface TimeLeft {
  readonly seat: Seat;
  /** For this decision; 0 once the reserve runs. */
  readonly decision: number;
  readonly reserve: number;
  /** It is nearly up. */
  readonly warns: boolean;
}

/** @param since how long ago the clock was read */
export function timesLeft({ asked, perDecision, reserves }: ClockView, since: number): TimeLeft[] {
  return asked.map(({ seat, ago }) => {
    const left = perDecision - ago - since;
    const decision = Math.max(0, left);
    const reserve = Math.max(0, reserves[seat] + Math.min(0, left));
    return { seat, decision, reserve, warns: decision + reserve <= WARNING };
  });
}

/** As a clock shows it: `0:07`, `15:00`, `71:59:03`. Rounded up, so that 0:00 is the end. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
