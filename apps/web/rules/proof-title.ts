import type { Language } from '@lianhuan/kernel';
import { spoken } from '../i18n/index.ts';
import type { ProofInfo } from './rule-info.ts';

/** What a proof is called, and the language of that where it is not the player's: in English what it comes to, where that is known. */
export function proofTitle(
  { title, english }: Pick<ProofInfo, 'title' | 'english'>,
  language: Language,
): { readonly words: string; readonly lang?: string } {
  if (language === 'en' && english !== null)
    return { words: spoken({ zh: title, en: english }, language) };
  return { words: title, lang: 'zh-CN' };
}
