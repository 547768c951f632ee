declare module 'virtual:minxin/cards' {
  const cards: readonly import('./card/library.ts').MinxinCard[];
  export default cards;
}
