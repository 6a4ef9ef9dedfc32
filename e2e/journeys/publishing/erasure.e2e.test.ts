import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { expect, it } from 'vitest';
import { api, newOwner, signIn } from '../../support/api.js';
import { mailTo } from '../../support/mailbox.js';
import { unique } from '../../support/product.js';
import { answerMail, tokenIn } from '../../support/requests.js';
import { holdersOf } from '../../support/stores.js';

it('an erased request is gone from every store, log and file at once, with all that was written about it', async () => {
  const { account, installerId } = await newOwner(`${unique()} a long passphrase`);
  const contractor = await signIn('contractor', account);
  const email = `homeowner-${unique()}@example.com`;
  const phone = `512555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  const [name, message, mailed, typed, noted] = ['Robin', 'Leak', 'Mailed', 'Typed', 'Noted'].map(
    (word) => `${word} ${unique()}${unique()}`,
  ) as [string, string, string, string, string];
  const { body: sent } = await api('/contact-requests', { body: { installerId, name, email, phone, message } });
  const copy = await mailTo(email, /^We sent your message/);
  const token = tokenIn(copy, '/request/');
  const request = await mailTo(account.email, new RegExp(`^New request from ${name}`));
  expect(await answerMail(request, mailed)).toBeNull();
  const reply = await mailTo(email, /answered your request$/);
  expect(await answerMail(reply, typed)).toBeNull();
  await mailTo(account.email, new RegExp(`^New message from ${name}`));
  const { body: thread } = await api(`/contractors/me/contact-requests/${sent.id}/messages`, {
    token: contractor,
    body: { via: 'call', text: noted },
  });
  expect(thread.messages.map(({ text }: { text: string }) => text)).toEqual([mailed, typed, noted]);
  const exported = `/contractors/me/listings/${installerId}/contact-requests/export?format=json`;
  expect(JSON.stringify((await api(exported, { token: contractor })).body)).toContain(noted);

  const words = [name, email, phone, message, mailed, typed, noted];
  expect(await holdersOf(words)).toEqual([
    'table poolpros_directory public.request_messages',
    'table poolpros_directory public.requests',
  ]);
  const { body: followed } = await api('/requests/view', { body: { token } });
  expect((followed as FollowedRequest).recipients).toMatchObject([{ status: 'replied' }]);
  expect((await api('/requests/erase', { body: { token } })).status).toBe(204);
  expect(await holdersOf(words)).toEqual([]);
  expect(JSON.stringify((await api(exported, { token: contractor })).body)).not.toContain(name);
});
