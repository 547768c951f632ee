declare module 'virtual:evolve/cards' {
  const cards: readonly import('./card/library.ts').EvolveCard[];
  export default cards;
}

declare module 'virtual:evolve/decks' {
  const decks: readonly import('./decks/ready-decks.ts').ReadyDeck[];
  export default decks;
}

declare module 'virtual:evolve/terms' {
  const terms: import('./card/names.ts').Terms;
  export default terms;
}
