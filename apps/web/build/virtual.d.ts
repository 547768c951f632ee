// The cards of each game are declared in that game's folder.

declare module 'virtual:*/pictures' {
  const pictures: import('../cards/card-info.ts').Pictures;
  export default pictures;
}

declare module 'virtual:*/explanations' {
  const explanations: import('../cards/card-info.ts').Explanations;
  export default explanations;
}

declare module 'virtual:*/rules' {
  const rules: readonly import('../rules/rule-info.ts').RuleInfo[];
  export default rules;
}

declare module 'virtual:*/proofs' {
  const proofs: import('../rules/rule-info.ts').ProofFiles;
  export default proofs;
}

declare module 'virtual:*/practice' {
  const tasks: readonly import('../pages/practice/task.ts').Task[];
  export default tasks;
}

declare module 'virtual:*/puzzles' {
  const puzzles: readonly import('@lianhuan/bots').Puzzle[];
  export default puzzles;
}

declare module 'virtual:*/glossary' {
  const glossary: import('../pages/terms/glossary.ts').Glossary;
  export default glossary;
}

declare module 'virtual:*/meanings' {
  const meanings: readonly import('../rules/rule-info.ts').TermMeaning[];
  export default meanings;
}

declare module 'virtual:characters' {
  const characters: string;
  export default characters;
}

declare module 'virtual:portraits' {
  const portraits: Readonly<Record<import('../online/account/portraits.ts').Portrait, string>>;
  export default portraits;
}

declare module 'virtual:libraries' {
  const libraries: readonly import('./libraries.ts').Library[];
  export default libraries;
}

declare module 'virtual:fonts.css';
