import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createApp, type ZodApp } from './http.js';
import { createLog } from './log.js';
import { mailRoutes } from './mail-routes.js';
import { createMetrics } from './metrics.js';
import { callers } from './testing/callers.js';

const reviewId = '01890a5d-ac96-774b-bcce-b302099a8057';
let app: ZodApp;

beforeAll(async () => {
  app = await createApp({
    name: 't',
    description: 't',
    log: createLog({ service: 'test', level: 'silent' }),
    metrics: createMetrics('t'),
    callers: callers.config,
  });
  const addRoutes = mailRoutes('reviews', {
    id: z.uuid(),
    sources: ({ siteUrl }: { siteUrl: string }) => siteUrl,
    mails: {
      'review-removed': async (siteUrl, id) =>
        id === reviewId
          ? {
              to: [{ name: 'Jordan', address: 'jordan@home.example' }],
              replyTo: null,
              facts: { name: 'Jordan', businessName: 'B', reason: 'R', note: null, policyUrl: `${siteUrl}/policy` },
            }
          : null,
      'review-verify': async () => null,
    },
  });
  addRoutes(app, { siteUrl: 'https://poolpros.example' });
});

const get = (template: string, id: string, token = callers.tokens.notifications) =>
  app.inject({ url: `/internal/mail/${template}/${id}`, headers: { authorization: `Bearer ${token}` } });

test('answers with the recipients and facts of a mail', async () => {
  const response = await get('review-removed', reviewId);
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      to: [{ name: 'Jordan', address: 'jordan@home.example' }],
      replyTo: null,
      facts: {
        name: 'Jordan',
        businessName: 'B',
        reason: 'R',
        note: null,
        policyUrl: 'https://poolpros.example/policy',
      },
    },
  ]);
});

test.each([
  ['a subject that is gone', 'review-verify', reviewId, 410, 'gone'],
  ['a mail of another service', 'password-reset', reviewId, 404, 'not_found'],
  ['a mail that does not exist', 'nothing', reviewId, 400, 'invalid_request'],
  ['an id that is none', 'review-removed', 'abc', 400, 'invalid_request'],
])('has no facts about %s', async (_, template, id, status, code) => {
  const response = await get(template, id);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('answers only to notifications', async () => {
  expect((await get('review-removed', reviewId, callers.tokens.search)).statusCode).toBe(403);
});
