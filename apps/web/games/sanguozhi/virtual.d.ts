declare module 'virtual:sanguozhi/cards' {
  const cards: readonly import('./card/library.ts').SanguozhiCard[];
  export default cards;
}
