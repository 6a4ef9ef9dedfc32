import type * as z from 'zod';
import { ConfigError, loadConfig } from './config.js';
import { createLog, type Log } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';

/** Something with a lifetime inside a service. `start` and `stop` may be called more than once. */
export interface Part {
  name: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Throws with a reason while the part cannot do its work. */
  ready?(): Promise<void>;
  /** Called once before the start, with a function that says whether the whole service is ready. */
  observe?(readiness: Readiness): void;
}

/** The start and stop of a part whose work continues until its signal aborts; the stop waits for it. */
export function untilStopped(work: (signal: AbortSignal) => Promise<unknown>): Pick<Part, 'start' | 'stop'> {
  let stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  return {
    async start() {
      stopping = new AbortController();
      running = work(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** A part that the service can do without for a while: it does not affect readiness. */
export function optionalPart({ ready: _, ...part }: Part): Part {
  return part;
}

/** Reasons why the service is not ready, by part; empty when it is. */
export type Readiness = () => Promise<{ part: string; reason: string }[]>;

/** A command of a process; `args` are the arguments after its name. */
export type Command<X> = (context: X, args: string[]) => Promise<void>;

/** What a process consists of. */
export interface ServiceDefinition<C, X> {
  name: string;
  config: z.ZodType<C>;
  context(config: C, base: { log: Log; metrics: Metrics; now: () => Date }): X | Promise<X>;
  /** In start order; stopped in reverse. */
  parts(context: X): Part[] | Promise<Part[]>;
  commands: Record<string, Command<X>>;
}

/** A command got unusable arguments. Its user reads the message and nothing else. */
export class UsageError extends Error {}

const stopDeadlineMs = 10_000;

/**
 * Runs a service process: `serve` (the default) until a signal, or one of its commands.
 * Exits with 1 when the configuration is not usable, a command is unknown or something fails.
 */
export async function runService<C, X>(definition: ServiceDefinition<C, X>): Promise<void> {
  const [command = 'serve', ...args] = process.argv.slice(2);
  const config = configOf(definition);
  const log = createLog({ service: definition.name, level: levelOf(config) });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'process failed');
      process.exit(1);
    });
  try {
    const metrics = createMetrics(definition.name);
    const context = await definition.context(config, { log, metrics, now: () => new Date() });
    if (command === 'serve') return await serve(await definition.parts(context), log);
    const run = definition.commands[command];
    if (!run)
      throw new UsageError(
        `unknown command ${command}; known: ${['serve', ...Object.keys(definition.commands)].join(' ')}`,
      );
    await run(context, args);
    process.exit(0);
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`${definition.name}: ${error.message}\n`);
    else log.fatal({ err: error, command }, 'service failed');
    process.exit(1);
  }
}

function configOf<C>(definition: { name: string; config: z.ZodType<C> }): C {
  try {
    return loadConfig(definition.config, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${definition.name}: the configuration is not usable\n`);
    for (const problem of error.problems) process.stderr.write(`  ${problem}\n`);
    process.exit(1);
  }
}

const levelOf = (config: unknown): string =>
  typeof config === 'object' && config !== null && 'LOG_LEVEL' in config ? String(config.LOG_LEVEL) : 'info';

async function serve(parts: Part[], log: Log): Promise<void> {
  let stopping = false;
  showReadiness(parts, () => stopping);
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'service stopping');
    setTimeout(() => {
      log.error({ deadlineMs: stopDeadlineMs }, 'service did not stop in time');
      process.exit(1);
    }, stopDeadlineMs).unref();
    void stopAll(parts, log).then((clean) => {
      log.info('service stopped');
      process.exit(clean ? 0 : 1);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (const part of parts) {
    if (stopping) return;
    await part.start();
    log.debug({ part: part.name }, 'part started');
  }
  log.info('service started');
}

/** Asks every part; a service that is stopping is never ready. */
export function readinessOf(parts: readonly Part[], stopping: () => boolean): Readiness {
  return async () => {
    if (stopping()) return [{ part: 'service', reason: 'is stopping' }];
    const results = await Promise.all(
      parts.map(async (part) => {
        try {
          await part.ready?.();
          return [];
        } catch (error) {
          return [{ part: part.name, reason: error instanceof Error ? error.message : String(error) }];
        }
      }),
    );
    return results.flat();
  };
}

/** Gives the parts the function that says whether all of them are ready, and returns it. */
export function showReadiness(parts: readonly Part[], stopping: () => boolean): Readiness {
  const readiness = readinessOf(parts, stopping);
  for (const part of parts) part.observe?.(readiness);
  return readiness;
}

/** Stops parts in reverse order, even if one fails. True when all stopped well. */
export async function stopAll(parts: readonly Part[], log: Log): Promise<boolean> {
  let clean = true;
  for (const part of parts.toReversed()) {
    try {
      await part.stop();
    } catch (error) {
      clean = false;
      log.error({ err: error, part: part.name }, 'part failed to stop');
    }
  }
  return clean;
}
