import './glyph.css';
import { GLYPHS, type GlyphName } from './glyphs.ts';

/** A printed mark in the colour of the text around it; the words beside it say what it means. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className={`glyph glyph-${name}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={GLYPHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
