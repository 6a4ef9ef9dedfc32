import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { apiPaths, pathTo, servicePath } from '@poolpros/contracts/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { createApp, type ZodApp } from '../http.js';
import { createLog } from '../log.js';
import { createMetrics } from '../metrics.js';
import { Problem } from '../problem.js';
import { route } from './route.js';

const describePhoto = {
  service: 'directory',
  operationId: 'describePhoto',
  method: 'POST',
  path: apiPaths.ownPhoto,
  params: z.object({ installerId: z.coerce.number(), photoId: z.string() }),
  query: z.object({ times: z.coerce.number().default(1) }),
  body: z.object({ alt: z.string().min(1) }),
  status: 201,
  response: z.object({ alt: z.string() }),
  limit: 'write',
} as const satisfies Endpoint;
const logout = {
  service: 'directory',
  operationId: 'logout',
  method: 'POST',
  path: apiPaths.logout,
  limit: 'write',
} as const;
const url = servicePath(pathTo(apiPaths.ownPhoto, { installerId: 7, photoId: 'a' }));

let app: ZodApp;
beforeEach(async () => {
  const log = createLog({ service: 'test', level: 'silent' });
  app = await createApp({ name: 'photos', description: 'Photos', log, metrics: createMetrics('test') });
  route(
    app,
    describePhoto,
    { schema: { summary: 'Describe a photo', errors: [404] } },
    async ({ params, query, body }) => {
      if (params.installerId !== 7) throw new Problem('not_found', 'There is no such photo.');
      return { alt: `${params.photoId}: ${body.alt.repeat(query.times)}`, secret: 'must not leave' };
    },
  );
  route(app, logout, { schema: { errors: [] } }, async (_request, reply) => reply.code(204).send());
});
afterEach(() => app.close());

it('reads what the endpoint declares and sends its status and response', async () => {
  const response = await app.inject({ method: 'POST', url: `${url}?times=2`, payload: { alt: 'x' } });
  expect([response.statusCode, response.json()]).toEqual([201, { alt: 'a: xx' }]);
});

it('refuses what the endpoint does not allow', async () => {
  const response = await app.inject({ method: 'POST', url, payload: { alt: '' } });
  expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'body.alt' }] });
});

it('sends the status of an error, not that of a success', async () => {
  const response = await app.inject({ method: 'POST', url: url.replace('7', '8'), payload: { alt: 'x' } });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
});

it('sends 204 where the endpoint has no response', async () => {
  const response = await app.inject({ method: 'POST', url: servicePath(apiPaths.logout) });
  expect([response.statusCode, response.body]).toEqual([204, '']);
});

it('describes the endpoint in the OpenAPI document', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  const { post } = paths[servicePath(apiPaths.ownPhoto).replace(/:(\w+)/g, '{$1}')];
  expect([post.operationId, post.summary]).toEqual(['describePhoto', 'Describe a photo']);
  expect(Object.keys(post.responses)).toEqual(['201', '404']);
  expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual(['times', 'installerId', 'photoId']);
});
