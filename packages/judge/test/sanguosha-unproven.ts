/**
 * Numbers of the 三国杀 rulebook, being written, that no code cites yet, or no scenario proves, or none misses when they
 * are switched off; by chapter. The rulebook's test fails for each that is listed and lacks nothing any more.
 */
export const UNPROVEN: Readonly<Record<string, readonly string[]>> = {};
