declare module 'virtual:sanguozhi/ready-decks' {
  const decks: readonly import('./deck-writing.ts').Deck[];
  export default decks;
}
