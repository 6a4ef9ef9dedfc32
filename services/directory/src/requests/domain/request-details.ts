import { labelOf } from '@poolpros/contracts/catalogue';
import {
  contactWays,
  type FactKey,
  factQuestions,
  requestBudgets,
  requestTimings,
} from '@poolpros/contracts/request-options';
import type { RequestDetails } from './request.js';

interface DetailLine {
  label: string;
  value: string;
}

/** What a homeowner said about the job, as label and answer; what was left open is left out. */
export function detailLines({ service, zip, timing, budget, contactBy, facts }: RequestDetails): DetailLine[] {
  const said: [string, string | null][] = [
    ['Service', service && labelOf(service)],
    ['ZIP', zip],
    ['When', timing && requestTimings[timing]],
    ['Budget', budget && requestBudgets[budget]],
    ['Answer', contactBy && contactWays[contactBy]],
  ];
  const answers = Object.entries(facts).flatMap(([key, answer]): [string, string | null][] => {
    const question = factQuestions[key as FactKey];
    return [[question.label, (question.options as Record<string, string>)[answer] ?? null]];
  });
  return [...said, ...answers].flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** How many photos came with a request; the mail has none of them. */
export const photoLines = ({ length }: readonly unknown[]): DetailLine[] =>
  length === 0 ? [] : [{ label: 'Photos', value: `${length}, shown on the page` }];
