declare module 'virtual:evolve/rule-texts' {
  const texts: Readonly<Record<string, import('../nodes/index.ts').Ability>>;
  export default texts;
}
