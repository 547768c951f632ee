import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { needProject, PROJECT } from '../files.ts';
import { whole } from '../options.ts';
import { print } from '../terminal.ts';

/** `lianhuan serve`: the web app, from this machine. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('在本机打开网页牌桌\nserve the web table from this machine')
    .option('--port <n>', '端口；0 为任一空闲端口  port', whole('--port', 0, 65535), 5173)
    .option('--host <name>', '地址 address', 'localhost')
    .option('--build', '重新构建 build it anew')
    .action(run);
}

async function run(options: { port: number; host: string; build?: boolean }): Promise<void> {
  needProject('serve');
  const { buildWeb } = await import('../web/build.ts');
  const { serveFolder } = await import('../web/server.ts');
  const folder = join(PROJECT, 'apps', 'web', 'dist');
  if (options.build || !existsSync(join(folder, 'index.html'))) await buildWeb();
  const { url } = await serveFolder(folder, options.host, options.port);
  print(`牌桌已在 ${url} 打开，按 Ctrl+C 结束\nThe table is at ${url}; Ctrl+C ends it`);
}
