// Run by k6.

import { createRandom } from '@poolpros/seed-data/random';
import exec from 'k6/execution';
import http from 'k6/http';
import { drawPoint, queryOf, shapes } from './queries.mjs';

/**
 * @typedef {object} OpenModelJob
 * @property {string} url
 * @property {number} rate requests a second
 * @property {number} seconds
 * @property {number} seed
 * @property {import('./queries.mjs').Metro[]} metros
 * @property {string[]} [queries] asked in turn; without them, distinct points near the metros
 */

const { JOB, RESULT } = /** @type {Record<string, string>} */ (__ENV);
/** @type {OpenModelJob} */
const job = JSON.parse(open(JOB));

export const options = {
  discardResponseBodies: true,
  summaryTrendStats: ['p(50)', 'p(95)', 'p(99)', 'max'],
  scenarios: {
    searches: {
      executor: 'constant-arrival-rate',
      rate: job.rate,
      timeUnit: '1s',
      duration: `${job.seconds}s`,
      preAllocatedVUs: 100,
      maxVUs: 400,
      gracefulStop: '5s',
    },
  },
};

function nextQuery() {
  const number = exec.scenario.iterationInTest;
  if (job.queries) return job.queries[number % job.queries.length];
  const point = drawPoint(job.metros, createRandom(job.seed + number));
  return queryOf(shapes[number % shapes.length], point);
}

export default function search() {
  http.get(`${job.url}${nextQuery()}`);
}

/** @param {unknown} data */
export const handleSummary = (data) => ({ [RESULT]: JSON.stringify(data) });
