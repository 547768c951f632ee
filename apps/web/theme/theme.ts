import './theme.css';
import type { Theme } from '../engine/settings.ts';

/** Shows the page by day or by night; `system` follows the device. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
