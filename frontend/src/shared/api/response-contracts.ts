import { type EndpointName, endpointRows } from '@poolpros/contracts/endpoint-table';
import { contactRequestCreatedSchema } from '@poolpros/contracts/http/contact-requests';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import * as z from 'zod';

/** Fields that the page can do without may be absent from a search (`PartialSearchResponse`). */
const searchSchema = searchResponseSchema.partial().required({ installers: true, searchType: true });

/** What a page accepts where it can do without a part of the response. */
const accepted: Partial<Record<EndpointName, z.ZodType>> = {
  regularSearch: searchSchema,
  enhancedSearch: searchSchema,
  // An empty response means success as well.
  contactRequests: contactRequestCreatedSchema.partial(),
};

/** A path without parameters comes before one with a parameter that would match it. */
const contracts = endpointRows
  .map(([name, { method, path, response }]) => ({
    method,
    fits: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    hasParameter: path.includes(':'),
    schema: accepted[name] ?? response,
  }))
  .sort((a, b) => Number(a.hasParameter) - Number(b.hasParameter));

/** Throws for a response that its contract does not allow. For development and tests: it bundles every schema. */
export function checkResponse(method: string, url: string, response: unknown): void {
  const [bare = url] = url.split('?', 1);
  const schema = contracts.find((contract) => contract.method === method && contract.fits.test(bare))?.schema;
  const { error } = schema?.safeParse(response) ?? {};
  if (error) throw new Error(`${method} ${url} does not keep its contract: ${z.prettifyError(error)}`);
}
