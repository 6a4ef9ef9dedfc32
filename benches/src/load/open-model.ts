// Run by k6, which resolves no packages: it imports only modules of k6.
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http from 'k6/http';

/** Requests that arrive at a constant rate, `queries` in turn. */
export interface OpenModelJob {
  url: string;
  /** Requests a second. */
  rate: number;
  seconds: number;
  queries: readonly string[];
}

const { JOB = '', RESULT = '' } = __ENV;
const readJob = (): OpenModelJob => JSON.parse(open(JOB)) as OpenModelJob;
const { queries: _, ...job } = readJob();
// Shared by all of its virtual users.
const queries = new SharedArray('queries', () => [...readJob().queries]);

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

export default function search(): void {
  http.get(`${job.url}${queries[exec.scenario.iterationInTest % queries.length]}`);
}

export const handleSummary = (data: unknown): Record<string, string> => ({ [RESULT]: JSON.stringify(data) });
