import { join } from 'node:path';
import { run } from '../command.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';

const program = join(root, 'packages/chassis/dist/provisioning/main.js');

/**
 * Creates and updates the streams of the product, which no service may.
 * @param {object} options
 * @param {string} options.node the program that runs it
 * @param {string} options.folder of the run, for the log
 * @param {Record<string, string>} options.environment
 */
export const provisionStreams = ({ node, folder, environment }) =>
  run(node, [program, 'provision'], {
    env: { ...process.env, ...compileCache, ...environment },
    log: join(folder, 'logs', 'provisioning.log'),
    timeoutMs: 60_000,
    sentence: 'The streams of the broker could not be created.',
  });
