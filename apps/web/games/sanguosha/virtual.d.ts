declare module 'virtual:sanguosha/cards' {
  const cards: readonly import('./card/library.ts').SanguoshaCard[];
  export default cards;
}

declare module 'virtual:sanguosha/tables' {
  const tables: readonly import('./home/new-game.ts').PlayedMode[];
  export default tables;
}
