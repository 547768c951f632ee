declare module 'virtual:minxin/definitions' {
  const definitions: readonly import('./definition.ts').CardDefinition[];
  export default definitions;
}
