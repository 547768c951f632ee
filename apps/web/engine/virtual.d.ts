declare module 'virtual:minxin-cards' {
  const cards: readonly import('./library.ts').CardInfo[];
  export default cards;
}

declare module 'virtual:minxin-rules' {
  const rules: readonly import('./rulebook.ts').RuleInfo[];
  export default rules;
}

declare module 'virtual:characters' {
  const characters: string;
  export default characters;
}

declare module 'virtual:libraries' {
  const libraries: readonly import('../build/libraries.ts').Library[];
  export default libraries;
}
