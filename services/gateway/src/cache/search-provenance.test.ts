import { goodForHeader, searchScopeHeader } from '@poolpros/contracts/http/search';
import { expect, it } from 'vitest';
import { searchProvenance } from './search-provenance.js';

const wanted = { key: '/installers/search', applicant: () => ({ key: 'visitor' }) as never };
const provenanceOf = (headers: object) => searchProvenance(false)(headers as Record<string, string>, wanted);

it.each([
  ['that depends on the clock', { [goodForHeader]: '100000' }, { goodForMs: 100_000 }],
  ['whose five minutes have passed', { [goodForHeader]: '0' }, { goodForMs: 0 }],
  ['whose end cannot be read', { [goodForHeader]: 'soon' }, { goodForMs: 0 }],
  ['of any other search', {}, {}],
])('a response %s says how long it holds', (_, headers, expected) => {
  const scope = { kind: 'nowhere' };
  const given = provenanceOf({ [searchScopeHeader]: JSON.stringify(scope), ...headers });
  expect(given).toEqual({ shows: null, scope, ...expected });
});
