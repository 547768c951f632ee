declare module 'virtual:sanguosha/definitions' {
  const definitions: readonly import('./definition.ts').CardDefinition[];
  export default definitions;
}
