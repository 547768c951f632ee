import { SingleBar } from 'cli-progress';

/** Imported ahead of the program: tells who started it whenever a simulation has got further. */

const { update } = SingleBar.prototype;
SingleBar.prototype.update = function (this: SingleBar, ...how: Parameters<typeof update>): void {
  process.send?.('further');
  update.apply(this, how);
} as typeof update;
