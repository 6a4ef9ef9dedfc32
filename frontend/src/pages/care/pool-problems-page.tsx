export { PoolProblems as Component } from '../../features/care/components/pool-problems.js';

export const description =
  'Green water, a humming pump, a falling level: the likely causes in order, what to check, how to fix it and when to call, with a search and a step-by-step guide.';
