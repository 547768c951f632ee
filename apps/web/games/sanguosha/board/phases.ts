/** The phases of a turn in their order (turn.10). */
export const PHASE_SLUGS = ['prepare', 'judge', 'draw', 'play', 'discard', 'finish'] as const;
