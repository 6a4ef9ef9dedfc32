import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRoutes } from '@poolpros/chassis/http/openapi';
import { expect, test } from 'vitest';
import { operationIds } from '../packages/contracts/src/testing/operation-ids.ts';
import { joinDocuments } from '../services/gateway/src/openapi-document.ts';
import { ownDocument } from '../services/gateway/src/own-document.ts';
import { root } from './lib/paths.mjs';
import { wired } from './lib/testing/wired-services.mjs';

const { default: openapiTypes, astToString } = createRequire(join(root, 'services/gateway/package.json'))(
  'openapi-typescript',
);

/** What GET /api/openapi.json sends. */
const document = joinDocuments(
  'https://pools.example',
  await Promise.all(
    wired.map(async ({ name, assembly: { app } }) => {
      await app.ready();
      const described = await describeRoutes(app);
      return { service: name, document: structuredClone(name === 'gateway' ? ownDocument(described) : described) };
    }),
  ),
);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
);

// A new verb is fine; where the id is a noun, the row of the endpoint states another one.
const verbs =
  /^(list|get|find|search|check|compare|count|view|open|preview|add|save|send|submit|resubmit|request|create|change|edit|describe|order|arrange|replace|remove|restore|revoke|withdraw|erase|discard|delete|renew|confirm|approve|reject|uphold|appeal|answer|object|prove|verify|generate|judge|apply|decline|ask|handle|suspend|publish|close|merge|pause|reopen|resume|stop|keep|mail|match|report|state|take|mark|export|follow|invite|accept|repeat|test|register|login|logout|refresh|unlock|set|step|end|understand)([A-Z]|$)/;

test('every operation has an id of its own that begins with a verb', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !verbs.test(id ?? ''))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('an operation keeps the id that was published', () => {
  expect(Object.fromEntries(operations.map(({ name, operationId }) => [name, operationId]))).toMatchObject(
    operationIds,
  );
});

test('no service has another schema of the same name', () => {
  expect(Object.keys(document.components.schemas).filter((name) => name.includes('.'))).toEqual([]);
});

test('what requests, responses and other schemas have in common is described once', () => {
  const places = new Map();
  const walk = (part, place) => {
    if (typeof part !== 'object' || part === null) return;
    if ('properties' in part) {
      const { description: _, ...schema } = part;
      const text = JSON.stringify(schema);
      if (text.length > 500) places.set(text, [...(places.get(text) ?? []), place]);
    }
    for (const [key, value] of Object.entries(part)) walk(value, `${place}/${key}`);
  };
  walk({ ...document.components.schemas, ...document.paths }, '');
  // One of them is exported from a file that schema-names.ts lists, and the others are made of it.
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the document is less than half a megabyte', () => {
  expect(JSON.stringify(document).length).toBeLessThan(500_000);
});

const program = `
import type { components, operations, paths } from './api.js';

type Body<Id extends keyof operations, Status extends number> =
  operations[Id] extends { responses: Record<Status, { content: { 'application/json': infer B } }> } ? B : never;

export const cardNames = ({ installers }: Body<'searchInstallers', 200>): string[] =>
  installers.map(({ name, rating }: components['schemas']['InstallerCard']) => name + (rating ?? 0).toFixed(1));

export async function listMyListings(token: string): Promise<Body<'listMyListings', 200> | components['schemas']['Problem']> {
  const path: keyof paths = '/api/contractors/me/listings';
  const response = await fetch(path, { headers: { authorization: 'Bearer ' + token } });
  return response.json() as Promise<Body<'listMyListings', 200> | components['schemas']['Problem']>;
}

export const login: operations['login']['requestBody']['content']['application/json'] = {
  email: 'owner@example.com',
  // @ts-expect-error A password is text.
  password: 1,
};
`;

test('a client that openapi-typescript generates from the document compiles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolpros-client-'));
  try {
    // It refuses a document that is not valid OpenAPI.
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypes(document)));
    writeFileSync(join(folder, 'client.ts'), program);
    const options = ['--noEmit', '--strict', '--types', '', '--target', 'es2023', '--module', 'nodenext'];
    const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
    let output = '';
    try {
      execFileSync(process.execPath, [compiler, ...options, 'client.ts'], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      output = error.stdout;
    }
    expect(output).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
