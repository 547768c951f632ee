import { glyphsOf } from '../../../cards/glyph.tsx';
import { GLYPHS } from './glyphs.ts';

/** A printed mark. */
export const Glyph = glyphsOf(GLYPHS);
