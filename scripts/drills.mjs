import { parseArgs } from 'node:util';
import { runTool } from './lib/tool.mjs';

function readFlags() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false } },
  });
  return { ...(positionals.length > 0 && { names: positionals }), fresh: values.fresh, frontend: true };
}

await runTool({
  workplace: { name: 'drills', variablePrefix: 'DRILLS_', portOffset: 300 },
  usage: 'Usage: npm run drills -- [name ...] [--fresh]',
  listed: 'Drills',
  readFlags,
});
