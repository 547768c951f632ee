import { expect, it } from 'vitest';
import { matchText, type Reader } from '../grammar/matching.ts';

it('an error of the reader itself is no fault of the text', () => {
  const made = {
    match() {
      throw new TypeError('broken');
    },
  };
  expect(() => matchText({ made, lexicons: [] } as unknown as Reader, '拿', 'deed')).toThrow(
    'broken',
  );
});
