import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gatheredData } from './build/plugin.ts';

export default defineConfig({
  // Relative, so that the built app works from any folder of any server.
  base: './',
  plugins: [react(), gatheredData()],
  worker: {
    format: 'es',
    plugins: () => [gatheredData()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    target: 'es2023',
    // The cards of a game come as one piece, with every word of them explained.
    chunkSizeWarningLimit: 1500,
    // Gathering cards and rules is what a build takes its time for; it need not be told each time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
