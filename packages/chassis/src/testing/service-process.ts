import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eventually } from './eventually.js';

/** A service in its own process, as in production. */
export interface ServiceProcess {
  url: string;
  /** Its log lines, oldest first. */
  lines: Record<string, unknown>[];
  /** Signals like SIGSTOP and SIGCONT. */
  kill(signal: NodeJS.Signals): void;
  end(): Promise<void>;
}

/** Starts a service by its main file; returns when it listens. Its environment is exactly the given one. */
export async function startServiceProcess(main: string, env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const child = run(main, [], env);
  const lines: Record<string, unknown>[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  const { address } = await eventually(() => lines.find(({ msg }) => msg === 'http listening') ?? false, {
    timeoutMs: 30_000,
  });
  return {
    url: String(address),
    lines,
    kill: (signal) => child.kill(signal),
    async end() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs a command of a service to its end; throws with its output when it fails. */
export async function runServiceCommand(main: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = run(main, args, env);
  let output = '';
  child.stdout?.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
}

const run = (main: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
