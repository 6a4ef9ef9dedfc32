import type { Band } from '@poolpros/calculators/band';
import { lowerLabelOf, type Service } from '@poolpros/contracts/catalogue';

/** A job that owners of pools and hot tubs ask the price of, and what decides it. */
export interface Job {
  slug: string;
  title: string;
  /** For a search engine. */
  description: string;
  lead: string;
  /** Dollars: low, middle, high. */
  price: Band;
  /** What the range is for: a visit, a month, the whole job. */
  per: string;
  source: { name: string; url: string; read: string };
  /** What moves the price, the largest first. */
  drivers: readonly string[];
  /** What a quote should name. */
  compare: readonly string[];
  next: { title: string; text: string; label: string; to: string };
}

/** A link to the search for contractors who offer a service. */
export const findContractors = (service: Service): { label: string; to: string } => ({
  label: `Find ${lowerLabelOf(service)}`,
  to: `/search-results?services=${service.replaceAll(' ', '+')}`,
});
