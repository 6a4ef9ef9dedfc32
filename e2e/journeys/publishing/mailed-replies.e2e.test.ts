import { eventually } from '@poolpros/chassis/testing/eventually';
import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { expect, it } from 'vitest';
import { api, newOwner } from '../../support/api.js';
import { mailTo } from '../../support/mailbox.js';
import { unique } from '../../support/product.js';
import { answerMail, tokenIn } from '../../support/requests.js';

it('a business and a homeowner answer each other from their mail programs, and neither gets the email of the other', async () => {
  const { business, installerId } = await newOwner(`${unique()} quiet lanterns`);
  const account = business.email;
  const homeowner = `homeowner-${unique()}@example.com`;
  await api('/contact-requests', {
    body: { installerId, name: 'Robin Hale', email: homeowner, message: 'The side gate is 9 ft wide.' },
  });
  const request = await mailTo(account, /^New request from Robin Hale$/);
  const copy = await mailTo(homeowner, /^We sent your message/);
  const token = tokenIn(copy, '/request/');
  const view = async (): Promise<FollowedRequest> => (await api('/requests/view', { body: { token } })).body;

  expect(await answerMail(request, 'We can.\n\nIs Tuesday fine?')).toBeNull();
  const answer = await mailTo(homeowner, / answered your request$/);
  expect(answer.subject).toBe(`${business.businessName} answered your request`);
  expect(answer.text).toContain('> We can.\n> \n> Is Tuesday fine?\n');
  expect(answer.text).not.toContain('9 ft wide');

  expect(await answerMail(answer, `Tuesday is fine.\n\nRobin\n${homeowner}`)).toBeNull();
  const message = await mailTo(account, /^New message from Robin Hale$/);
  expect(message.text).toContain('> Tuesday is fine.');
  for (const mail of [request, message]) expect(JSON.stringify(mail)).not.toContain(homeowner);
  expect(JSON.stringify(answer)).not.toContain(account);
  expect(message.headers.references).toBe(request.headers.references);

  const [recipient] = (await view()).recipients;
  expect(recipient?.status).toBe('replied');
  expect(recipient?.messages.map(({ side, text }) => [side, text])).toEqual([
    ['business', 'We can.\n\nIs Tuesday fine?'],
    ['homeowner', 'Tuesday is fine.\n\nRobin\n[email removed]'],
  ]);

  await api('/requests/erase', { body: { token } });
  await eventually(async () => expect(await answerMail(request, 'Are you there?')).toMatch(/^550 .*was not passed on/));
});
