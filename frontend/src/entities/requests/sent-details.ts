import type { Service } from '@poolpros/contracts/catalogue';
import {
  type ContactWay,
  type FactKey,
  factsOfService,
  type RequestBudget,
  type RequestFacts,
  type RequestTiming,
} from '@poolpros/contracts/request-options';
import type { DetailValues } from './details.js';

/** The questions of a service; none until it is chosen. */
export const questionsOf = (service: Service | ''): readonly FactKey[] =>
  service === '' ? [] : factsOfService[service];

/** The details as they are sent: what was answered. */
export interface SentDetails {
  service?: Service;
  zip?: string;
  timing?: RequestTiming;
  budget?: RequestBudget;
  contactBy?: ContactWay;
  facts?: RequestFacts;
}

export function sentDetails({ service, zip, timing, budget, contactBy, facts }: DetailValues): SentDetails {
  const asked = questionsOf(service).filter((key) => facts[key]);
  return {
    ...(service && { service }),
    ...(zip.trim() && { zip: zip.trim() }),
    ...(timing && { timing }),
    ...(budget && { budget }),
    ...(contactBy && { contactBy }),
    ...(asked.length > 0 && { facts: Object.fromEntries(asked.map((key) => [key, facts[key]])) }),
  };
}
