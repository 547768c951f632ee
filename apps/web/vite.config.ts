import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importedAtOnce } from './build/at-once.ts';
import { compressed } from './build/compressed.ts';
import { FEW_FILES, fileName } from './build/few-files.ts';
import { fontsOfUse } from './build/fonts.ts';
import { installable } from './build/installable.ts';
import { gatheredData, isOfProofs } from './build/plugin.ts';
import { HEADERS } from './headers.ts';

export default defineConfig({
  // Relative, so that the built app works from any folder of any server.
  base: './',
  plugins: [react(), gatheredData(), fontsOfUse(), installable(), compressed()],
  preview: { headers: { ...HEADERS } },
  worker: {
    format: 'es',
    plugins: () => [gatheredData(), importedAtOnce()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    target: 'es2023',
    // A policy that lets nothing in but files has no use for data within them.
    assetsInlineLimit: 0,
    // The cards of a game come as one piece, with every word of them explained.
    chunkSizeWarningLimit: 1500,
    // Gathering cards and rules is what a build takes its time for; it need not be told each time.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        ...FEW_FILES,
        chunkFileNames: (chunk) =>
          isOfProofs(chunk.facadeModuleId) ? 'assets/proofs/[hash].js' : fileName(chunk),
      },
    },
  },
});
