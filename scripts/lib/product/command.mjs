import { join } from 'node:path';
import { show } from '../command.mjs';
import { Failure } from '../failure.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';
import { rememberedEnvironments } from './remembered.mjs';
import { programOf, services } from './services.mjs';

/** A rebuild of a large index takes minutes; nothing takes hours. */
const timeoutMs = 6 * 60 * 60_000;

/**
 * Runs a command of a service while the product runs, with the environment of the service, and returns its exit code.
 * Relative files among its arguments refer to the reader's working directory.
 * @param {string} folder of the run
 * @param {string | undefined} name
 * @param {string[]} args the command and what follows it
 * @param {Record<string, string>} [extra] variables in addition to those of the service
 */
export function runCommand(folder, name, args, extra = {}) {
  const usage = `Usage: npm run service -- <${services.map((each) => each.name).join(' | ')}> <command> [arguments]`;
  if (!name || args.length === 0) throw new Failure(usage);
  const service = services.find((each) => each.name === name);
  if (!service) throw new Failure(`There is no service ${name}. ${usage}`);
  const running = rememberedEnvironments(folder);
  if (!running) throw new Failure('This needs the running product: run npm start first.');
  return show(running.node, [join(root, programOf(service)), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { LOG_LEVEL: 'warn', ...process.env, ...compileCache, ...running.environments[name], ...extra },
    timeoutMs,
  });
}
