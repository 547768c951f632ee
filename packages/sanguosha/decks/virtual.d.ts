declare module 'virtual:sanguosha/decks' {
  const decks: readonly import('./deck.ts').Deck[];
  export default decks;
}
