/** Where a match of several games is gone on with. */
export function seriesAddress(id: string): string {
  return `/sanguozhi/series/${id}`;
}
