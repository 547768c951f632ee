declare module 'virtual:evolve/definitions' {
  const definitions: readonly import('./definition.ts').CardDefinition[];
  export default definitions;
}
