declare module 'virtual:sanguozhi/rule-texts' {
  const texts: Readonly<Record<string, import('../nodes/index.ts').Ability>>;
  export default texts;
}
