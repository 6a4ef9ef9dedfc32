import { build, type Plugin, type Rollup } from 'vite';
import { firstScript } from './server/assets.js';

/** Adds what starts a page to the script that comes first, instead of a file of its own. */
export const starter = (): Plugin => ({
  name: 'starter',
  async renderChunk(code, { name }) {
    return name === firstScript ? { code: `${code}\n${await starterCode()}`, map: null } : null;
  },
});

async function starterCode(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'src/app/start.ts', output: { format: 'iife' } } },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}
