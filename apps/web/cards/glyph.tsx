import './glyph.css';
import type { ComponentType } from 'react';

interface GlyphProps<Name extends string> {
  readonly name: Name;
}

/**
 * Makes the component that shows a game's printed marks: in the colour of the text around them; the
 * words beside them say what they mean.
 * @param paths data of paths in a box of 512 × 512
 */
export function glyphsOf<Name extends string>(
  paths: Readonly<Record<Name, string>>,
): ComponentType<GlyphProps<Name>> {
  return function Glyph({ name }) {
    return (
      <svg className={`glyph glyph-${name}`} viewBox="0 0 512 512" aria-hidden="true">
        <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
      </svg>
    );
  };
}
