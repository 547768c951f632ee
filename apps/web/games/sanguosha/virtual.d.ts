declare module 'virtual:sanguosha/cards' {
  const cards: readonly import('./card/library.ts').SanguoshaCard[];
  export default cards;
}

declare module 'virtual:sanguosha/marks' {
  const marks: Readonly<Record<string, import('@lianhuan/kernel').Text | undefined>>;
  export default marks;
}

declare module 'virtual:sanguosha/tables' {
  const tables: readonly import('./home/new-game.ts').PlayedMode[];
  export default tables;
}
