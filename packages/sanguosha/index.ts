/** 三国杀: one game of the four, from its terms and flows. */
export type { CardDefinition, Faction } from './cards/definition.ts';
export type { FrameChange, SanguoshaEvent } from './events/events.ts';
export { sanguosha } from './game.ts';
export type { CardInUse, Colour } from './table/cards-in-use.ts';
export type * from './table/frames.ts';
export type { PublicCharacter, PublicFrame, SanguoshaPublicState } from './table/public-state.ts';
export { secrets } from './table/secrets.ts';
export type { SanguoshaSetup } from './table/setup.ts';
/** What a table of this game holds beside its cards. */
export type * as state from './table/state.ts';
export type { SanguoshaTable } from './table/table.ts';
/** What continuous effects carry. */
export type { Body } from './text/meaning/begun.ts';
/** The tree that card text is read into. */
export type * as nodes from './text/nodes/nodes.ts';
