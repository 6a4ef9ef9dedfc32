import { tail } from './logs.mjs';

/** What the reader must know or do, as one plain sentence; printed without a stack. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {{ log?: string }} [options] log: file whose last lines explain the failure
   */
  constructor(sentence, options = {}) {
    super(sentence);
    this.log = options.log;
  }
}

/**
 * The text shown for an error: the sentence of a Failure with the last lines of its log, else the stack.
 * @param {unknown} error
 */
export function describe(error) {
  if (!(error instanceof Failure)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!error.log) return error.message;
  return `${error.message}\n${tail(error.log)}\n  (${error.log})`;
}
