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

/** Ends every running command and refuses new ones; for the exit after a signal. */
export function killCommands() {
  leaving = true;
  for (const child of running) killGroup(child);
}

/** Runs a command at idle priority; on Linux a session has its own priority. */
const quietly = 'echo 19 2>/dev/null >/proc/self/autogroup; exec nice -n 19 "$0" "$@"';

/** Runs a command and writes its CPU time and that of its children to descriptor 3 (POSIX `times`). */
const counted = '"$0" "$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * The CPU seconds of the children, in the second line that `times` prints: `1m2.50s 0m0.25s`.
 * @param {string} text
 */
const processorSeconds = (text) =>
  [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a command to its end and returns its exit code, 127 when it does not exist.
 * It gets its own process group: Ctrl-C reaches only the script, which decides what ends and when.
 * @typedef {object} OwnOptions
 * @property {number} timeoutMs
 * @property {boolean} [whileQuiet] its time restarts with everything it prints
 * @property {boolean} [toStop] part of stopping, so it may begin on the way out
 * @property {boolean} [quiet] takes only the processor time that nothing else wants
 * @property {(seconds: number) => void} [onProcessorTime] gets what the command and its children took, unless it was killed
 *
 * @typedef {Omit<import('node:child_process').SpawnOptions, 'stdio'> & OwnOptions} Options
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { stdio: (number | import('node:child_process').IOType)[], onOutput?: (text: string) => void }} options
 * @returns {Promise<number>}
 */
function execute(
  command,
  args,
  { timeoutMs, whileQuiet = false, toStop = false, quiet = false, onProcessorTime, onOutput, stdio, ...options },
) {
  if (leaving && !toStop) throw new Failure('Stopped before it was done.');
  const words = [
    ...(onProcessorTime ? ['/bin/sh', '-c', counted] : []),
    ...(quiet ? ['/bin/sh', '-c', quietly] : []),
    command,
    ...args,
  ];
  const pipes = onProcessorTime ? [...stdio, /** @type {const} */ ('pipe')] : stdio;
  const child = spawn(words[0], words.slice(1), { ...options, stdio: pipes, detached: true });
  running.add(child);
  let times = '';
  child.stdio[3]?.on('data', (text) => {
    times += text;
  });
  const timer = setTimeout(() => killGroup(child), timeoutMs);
  if (onOutput)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        if (whileQuiet) timer.refresh();
        onOutput(text);
      });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => {
      if (times) onProcessorTime?.(processorSeconds(times));
      resolve(code ?? (signal ? 1 : 0));
    });
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
