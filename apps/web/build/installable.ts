import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { PAGE_POLICY } from '../headers.ts';
import { keptFiles } from './kept-files.ts';
import { manifestFile, manifests } from './manifest.ts';

const WORKER = fileURLToPath(new URL('../service-worker.ts', import.meta.url));

/**
 * Makes the built app one that can be installed and opens without a network: its manifests, its
 * service worker with the list of all files, and in the page the policy of what it may do.
 */
export function installable(): Plugin {
  return {
    name: 'lianhuan-installable',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'content-security-policy', content: PAGE_POLICY },
        injectTo: 'head-prepend',
      },
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: `./${manifestFile('zh')}` },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      for (const [fileName, source] of Object.entries(manifests())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    // Last of all, so that every file is there.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await buildWorker(dir);
      },
    },
  };
}

/**
 * Writes the service worker of a built app into its folder: one classic script, which browsers run
 * that know no module workers.
 */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT_FILES: JSON.stringify(keptFiles(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
