import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gatheredData } from './build/plugin.ts';
export default defineConfig({ base: './', plugins: [
  { name: 'no-rules', enforce: 'pre', resolveId: (id) => (/^virtual:.*\/rules$/.test(id) ? `\0no-rules` : undefined), load: (id) => (id === '\0no-rules' ? 'export default []' : undefined) },
  react(), gatheredData()], worker: { format: 'es' }, build: { target: 'es2023', minify: false, chunkSizeWarningLimit: 9000 } });
