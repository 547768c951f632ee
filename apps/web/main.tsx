import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followFocus } from './board/prompt/focus-kept.ts';
import { followOtherWindows } from './engine/follow-settings.ts';
import { useSettings } from './engine/settings.ts';
import { startWords } from './i18n/index.ts';
import { fetchTheRest } from './offline.ts';
import { applyTheme } from './theme/theme.ts';

startWords();
followOtherWindows();
followFocus();
fetchTheRest();
applyTheme(useSettings.getState().theme);
useSettings.subscribe(({ theme }) => applyTheme(theme));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
