declare module 'virtual:sanguozhi/cards' {
  const cards: readonly import('./card/library.ts').SanguozhiCard[];
  export default cards;
}

declare module 'virtual:sanguozhi/counters' {
  const counters: Readonly<Record<string, import('@lianhuan/kernel').Text>>;
  export default counters;
}

declare module 'virtual:sanguozhi/decks' {
  const decks: readonly import('./decks/ready-decks.ts').ReadyDeck[];
  export default decks;
}
