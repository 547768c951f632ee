declare module 'virtual:sanguozhi/definitions' {
  const definitions: readonly import('./definition.ts').CardDefinition[];
  export default definitions;
}
