declare module 'virtual:evolve/ready-decks' {
  const decks: readonly import('./deck-writing.ts').Deck[];
  export default decks;
}
