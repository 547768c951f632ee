import type { SetupSettings } from '../../engine/protocol.ts';

/** Some fields of a draft; those that are undefined are left as they are. */
export type DraftPart<Draft> = { readonly [Field in keyof Draft]?: Draft[Field] | undefined };

/** The word among those of a field that a setting is; undefined where it is none of them. */
export function wordOf<Word extends string>(
  words: readonly Word[],
  setting: SetupSettings[string] | undefined,
): Word | undefined {
  return words.find((word) => word === String(setting));
}
