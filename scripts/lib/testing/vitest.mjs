import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../command.mjs';
import { root } from '../paths.mjs';
import { say } from '../progress.mjs';
import { countReport } from './results.mjs';

/**
 * Runs projects of vitest.config.ts and counts their tests; the reader sees vitest's own progress.
 * @param {{ name: string, projects: string[], files?: string[], folder: string, environment?: Record<string, string>, timeoutMs: number }} part
 */
export async function runVitest({ name, projects, files = [], folder, environment = {}, timeoutMs }) {
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  say(`\n${name}`);
  const code = await show(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { cwd: root, env: { ...process.env, ...environment }, timeoutMs },
  );
  return countReport(name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code);
}
