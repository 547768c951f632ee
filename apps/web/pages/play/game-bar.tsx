import type { ReactNode } from 'react';
import { Brand } from '../shell/brand.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { SettingsButton } from '../shell/settings-button.tsx';
import { ShareButton } from './share-button.tsx';

/** The bar over the table: the way home, and what concerns the game as a whole. */
export function GameBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="bar game-bar">
      <Brand />
      <div className="bar-places">{children}</div>
      <ShareButton />
      <LanguageSwitch />
      <SettingsButton />
    </header>
  );
}
