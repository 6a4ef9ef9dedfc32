import { LRUCache } from 'lru-cache';
import type { GatewayMetrics } from '../metrics.js';
import type { KeptAnswer } from './kept-answer.js';

const mebibyte = 1024 * 1024;

/** The answers a gateway keeps, by what was asked; those that nobody asks for make room. */
export interface Answers {
  get(target: string): KeptAnswer | undefined;
  keep(target: string, answer: KeptAnswer): void;
}

/** `maxBytes` is what all of them may take together (64 MiB); one of a search takes about 25 kB. */
export function createAnswers({ cacheBytes }: GatewayMetrics, maxBytes = 64 * mebibyte): Answers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: 2 * mebibyte,
    sizeCalculation: (answer, target) => answer.bytes + 2 * target.length,
  });
  return {
    get: (target) => answers.get(target),
    keep(target, answer) {
      answers.set(target, answer);
      cacheBytes.set(answers.calculatedSize);
    },
  };
}
