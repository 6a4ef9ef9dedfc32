import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { newId } from '@poolpros/chassis/ids';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { claimPhoneCodeRequested } from '@poolpros/contracts/events/directory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, mailData, startNotifications } from './support.js';

const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
/** The next responses of the provider; 202 when none is left. */
const statuses: number[] = [];
const provider = createServer((request, response) => {
  void json(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 202).end();
  });
});
let service: Harness;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  service = await startNotifications({
    environment: { PHONE_MESSAGES_URL: `http://127.0.0.1:${port}/texts`, PHONE_MESSAGES_KEY: 'key of the provider' },
  });
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => provider.close(resolve).closeAllConnections());
});

const to = '+15125550142';
/** Requests a code; returns the row of its text message. */
async function ask(of = service): Promise<() => Promise<{ id: string; status: string; attempts: number }>> {
  const phoneCodeId = newId();
  of.respondWith('claim-phone-code', phoneCodeId, mailData(to, { code: '012345', validMinutes: 10 }));
  const eventId = await of.publish(claimPhoneCodeRequested, { claimId: newId(), phoneCodeId });
  return async () => {
    const [row] = await of.mailsOf(eventId);
    if (!row) throw new Error('no text is planned');
    return row;
  };
}

test('a code goes to the provider as a text, with its key', async () => {
  const row = await ask();
  await eventually(async () => (await row()).status === 'sent');
  const [{ headers, body }] = received.splice(0) as [(typeof received)[number]];
  expect(headers.authorization).toBe('Bearer key of the provider');
  expect(body).toEqual({ id: (await row()).id, to, text: expect.stringMatching(/^PoolPros: 012345 is your code/) });
  expect((body as { text: string }).text.length).toBeLessThanOrEqual(160);
  expect(service.smtp.received).toHaveLength(0);
});

test('what the provider cannot take now comes again with its id, what it will never take does not', async () => {
  statuses.push(503, 429);
  const later = await ask();
  await eventually(async () => (await later()).status === 'sent');
  expect(new Set(received.splice(0).map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect((await later()).attempts).toBe(3);
  statuses.push(422);
  const never = await ask();
  await eventually(async () => (await never()).status === 'failed');
  expect(received.splice(0)).toHaveLength(1);
});

test('without a provider it is skipped', async () => {
  const without = await startNotifications();
  try {
    const row = await ask(without);
    await eventually(async () => (await row()).status === 'skipped');
  } finally {
    await without.stop();
  }
});
