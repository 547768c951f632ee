declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** What is left of an axis: one value of it, or from where to where. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** The font with nothing in it but these characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
