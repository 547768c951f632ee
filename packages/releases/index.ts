/** Engines of any released version, behind one door, and which of them opens a record. */
export {
  type Asked,
  type CardMove,
  DOOR,
  type Engine,
  type EngineMatch,
  type Imagine,
  type Player,
  type Print,
  type PrintedCard,
  type Refusal,
} from './door.ts';
export { engineOf, type GameEngine, type TableScreen } from './engine.ts';
export { openRecord } from './open-record.ts';
export { fileOf, type Release, releaseOf } from './release.ts';
export { RELEASED, type Shelf, shelfOf } from './shelf.ts';
