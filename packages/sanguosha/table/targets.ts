import { NOBODY, type Seat } from '@lianhuan/kernel';
import type { Target } from './frames.ts';

/** A target that nothing has happened to. @param against whom it must act against (借刀杀人); `NOBODY` for nobody */
export function freshTarget(seat: Seat, against: Seat = NOBODY): Target {
  return {
    seat,
    against,
    timings: 0,
    invalid: false,
    unanswerable: false,
    answers: 1,
    armourless: false,
    forestalled: false,
  };
}
