import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { openLog } from './logs.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let leaving = false;

/** @param {import('node:child_process').ChildProcess} child leader of its own process group */
function killGroup(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
}

/** Ends every command that is still running and refuses new ones; for the way out after a signal. */
export function killCommands() {
  leaving = true;
  for (const child of running) killGroup(child);
}

/**
 * Runs a command to its end and returns its exit code, 127 when it does not exist.
 * It gets its own process group: Ctrl-C reaches only the script, which decides what ends and when.
 * @typedef {import('node:child_process').SpawnOptions & { timeoutMs: number, whileQuiet?: boolean, toStop?: boolean }} Options
 *   whileQuiet: its time begins anew with everything it prints; toStop: part of stopping, so it may begin on the way out
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { onOutput?: (text: string) => void }} options
 * @returns {Promise<number>}
 */
function execute(command, args, { timeoutMs, whileQuiet = false, toStop = false, onOutput, ...options }) {
  if (leaving && !toStop) throw new Failure('Stopped before it was done.');
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  const timer = setTimeout(() => killGroup(child), timeoutMs);
  if (onOutput)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        if (whileQuiet) timer.refresh();
        onOutput(text);
      });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  }).finally(() => {
    clearTimeout(timer);
    running.delete(child);
  });
}

/**
 * Runs a command with its output in a log file; throws the sentence when it fails or takes too long.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log: string, sentence: string } & Options} options
 */
export async function run(command, args, { log, timeoutMs, sentence, ...options }) {
  const output = openLog(log, 'w');
  try {
    const code = await execute(command, args, { timeoutMs, ...options, stdio: ['ignore', output, output] });
    if (code !== 0) throw new Failure(sentence, { log });
  } finally {
    closeSync(output);
  }
}

/**
 * Runs a command whose output the reader sees, and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} options
 */
export function show(command, args, options) {
  return execute(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
}

/**
 * Runs a short command and returns its exit code and everything it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {Partial<Options> & { onOutput?: (text: string) => void }} [options]
 */
export async function capture(command, args, { timeoutMs = 10_000, onOutput, ...options } = {}) {
  let output = '';
  const code = await execute(command, args, {
    timeoutMs,
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => {
      output += text;
      onOutput?.(text);
    },
  });
  return { code, output };
}
