import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../../../scripts/lib/command.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { compileCache } from '../../../scripts/lib/node-runtime.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import type { Site } from './site.js';

const minute = 60_000;

/** A running command that reads lines and prints some. */
export interface Conversation {
  /** Waits while the command is behind; throws when it failed. */
  write(line: string): Promise<void>;
  /** When the command has ended; rejects when it failed. */
  done: Promise<void>;
  /** Closes its input, and waits until the command has ended. */
  end(): Promise<void>;
}

/** The commands of a site's services, as an operator runs them. */
export interface Commands {
  run(site: Site, service: 'directory' | 'reviews' | 'search', args: string[], timeoutMs?: number): Promise<void>;
  converse(site: Site, service: 'directory', args: string[], onLine: (line: string) => void): Conversation;
}

export function createCommands({ node, folder }: { node: string; folder: string }): Commands {
  const program = (service: string): string => join(root, 'services', service, 'dist', 'main.js');
  return {
    run: ({ name, variables }, service, args, timeoutMs = 5 * minute) =>
      run(node, [program(service), ...args], {
        env: { ...process.env, ...compileCache, ...variables[service] },
        log: join(folder, 'logs', `${name}-${service}-${args[0]}.log`),
        timeoutMs,
        sentence: `${service} ${args[0]} failed.`,
      }),
    converse({ variables }, service, args, onLine) {
      const child = spawn(node, [program(service), ...args], {
        env: { ...process.env, ...compileCache, LOG_LEVEL: 'error', ...variables[service] },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      // Its exit code says why it reads no more.
      child.stdin.on('error', () => {});
      const told = createInterface({ input: child.stdout }).on('line', onLine);
      const done = Promise.all([once(child, 'exit'), once(told, 'close')]).then(([[code]]) => {
        if (code !== 0) throw new Failure(`${service} ${args[0]} failed.`);
      });
      done.catch(() => {}); // handled by the functions that write or end
      return {
        async write(line) {
          if (!child.stdin.write(`${line}\n`)) await Promise.race([once(child.stdin, 'drain'), done]);
        },
        done,
        end() {
          child.stdin.end();
          return done;
        },
      };
    },
  };
}
