import type { Service } from '@poolpros/contracts/catalogue';
import type { ContactWay, RequestBudget, RequestFacts, RequestTiming } from '@poolpros/contracts/request-options';
import { readZip } from '@poolpros/contracts/zip';
import type { FieldErrors } from '../../shared/forms/use-fields.js';
import type { RequestDetails } from './request-facts.js';

/** The optional details of a request as a form holds them; an empty text is no answer. */
export interface DetailValues {
  service: Service | '';
  zip: string;
  timing: RequestTiming | '';
  budget: RequestBudget | '';
  contactBy: ContactWay | '';
  /** Also answers to questions that another service has; only those of the chosen one are sent. */
  facts: RequestFacts;
}

export const noDetails: DetailValues = { service: '', zip: '', timing: '', budget: '', contactBy: '', facts: {} };

/** The details of a request that was sent. */
export const detailValues = ({ service, zip, timing, budget, contactBy, facts }: RequestDetails): DetailValues => ({
  service: service ?? '',
  zip: zip ?? '',
  timing: timing ?? '',
  budget: budget ?? '',
  contactBy: contactBy ?? '',
  facts,
});

/** What is wrong with the details; the service checks the same and whether the ZIP exists. */
export const detailErrors = ({ zip }: DetailValues): FieldErrors =>
  zip.trim() === '' || readZip(zip) ? {} : { zip: 'Enter a five-digit ZIP code.' };
