import { eventually } from '@poolpros/chassis/testing/eventually';
import { expect, it } from 'vitest';
import { api, newBusiness, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;

it('an owner pauses: search shows it last with its day, and nobody writes to it until it is back', async () => {
  const word = unique();
  const [owned, other] = [
    await newOwner(password, { ...newBusiness(), businessName: `Mesa ${word} Pools` }),
    await newOwner(password, { ...newBusiness(), businessName: `Other ${word} Pools` }),
  ];
  const search = async () => (await api(`/installers/search-enhanced?q=${word}`)).body.installers;
  const order = async () => (await search()).map(({ id }: { id: number }) => id);
  await eventually(async () => (await order()).length === 2);

  const { page: early } = await visit();
  await open(early, `/search-results?location=${word}`);
  const contact = early.getByRole('button', { name: `Contact ${owned.business.businessName}` });
  await contact.waitFor();

  const { page, complaints } = await visit(phone);
  await logIn(page, 'contractor', owned.account);
  await open(page, `/company-dashboard/${owned.installerId}?room=availability`);
  await page.getByRole('heading', { level: 1, name: 'Availability' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  const back = new Date(Date.now() + 30 * 86_400_000);
  await page.getByLabel('Back on *').fill(back.toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Save the dates' }).click();
  await page.getByText(/^You are away\. You will be back on/).waitFor();
  await eventually(async () => (await search()).at(-1)?.availability?.status === 'paused', { everyMs: 50 });
  expect(await order()).toEqual([other.installerId, owned.installerId]);

  const { page: visitor } = await visit();
  const day = back.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  await open(visitor, `/search-results?location=${word}`);
  const cards = visitor.getByRole('article');
  await cards.nth(1).getByText(`Back on ${day}`).waitFor();
  expect(
    await cards
      .nth(1)
      .getByRole('button', { name: /^Contact/ })
      .count(),
  ).toBe(0);
  await open(visitor, owned.profilePath);
  await visitor.getByText(`Back on ${day}.`).waitFor();
  // These results are from before.
  await contact.click();
  await early.getByRole('dialog').getByText(`Back on ${day}.`).waitFor();
  const request = { name: 'Ann', email: `ann-${word}@home.example`, message: 'Can you open our pool?' };
  const refused = await api('/contact-requests', { body: { ...request, installerId: owned.installerId } });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);

  await page.getByRole('button', { name: 'We are back' }).click();
  await page.getByText('Homeowners can find you and write to you.').waitFor();
  await eventually(async () => (await search()).every((each: { availability?: object }) => !each.availability));
  expect((await api('/contact-requests', { body: { ...request, installerId: owned.installerId } })).status).toBe(201);
  expect(complaints).toEqual([]);
});
