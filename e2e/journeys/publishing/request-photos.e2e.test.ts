import { requestTokenHeader } from '@poolpros/contracts/photo-tokens';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { open, sidewaysOverflow, visitors } from '../../support/browser.js';
import { sendMessage } from '../../support/form-time.js';
import { mailTo } from '../../support/mailbox.js';
import { picture, withPosition } from '../../support/pictures.js';
import { product, unique } from '../../support/product.js';
import { answerMail, pathIn, sendRequest, tokenIn } from '../../support/requests.js';

const visit = visitors();

it('a photo goes with a request, another one comes with the reply by mail, and both are erased with it', async () => {
  const { account, business, profilePath } = await newOwner(`${unique()} a long passphrase`);
  const name = `Jordan ${unique()}`;
  const email = `homeowner-${unique()}@example.com`;
  const homeowner = await visit();
  await open(homeowner.page, profilePath);
  const form = homeowner.page.getByRole('region', { name: `Contact ${business.businessName}` });
  await form.getByLabel('Full Name *').fill(name);
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Project Details *').fill('It leaks at the skimmer.');
  await form.getByText('Photos (optional)').click();
  const buffer = await withPosition(await picture({ width: 1200, height: 900 }));
  await form.getByLabel(/Add photos/).setInputFiles({ name: 'leak.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByAltText('Your photo 1').waitFor();
  expect(await axeViolations(homeowner.page)).toEqual([]);
  await sendMessage(form);

  const request = await mailTo(account.email, new RegExp(`^New request from ${name}`));
  const contractor = await visit();
  await open(contractor.page, pathIn(request, '/answer-request/'));
  await contractor.page.getByRole('button', { name: `Photo 1 of 1 from ${name}` }).click();
  await contractor.page.getByRole('dialog').getByAltText(`Photo 1 of 1 from ${name}`).waitFor();
  await contractor.page.keyboard.press('Escape');
  await contractor.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await axeViolations(contractor.page)).toEqual([]);
  expect(await sidewaysOverflow(contractor.page)).toBe(0);

  expect(await answerMail(request, 'This part is worn.', await picture({ tint: 40 }))).toBeNull();
  const reply = await mailTo(email, /answered your request$/);
  expect(reply.text).toContain('[1 photo, shown on the page]');
  await open(homeowner.page, pathIn(reply, '/request/'));
  await homeowner.page.getByAltText(`Photo 1 of 1 from ${business.businessName}`).waitFor();
  await homeowner.page.getByAltText('Photo 1 of 1 from you').waitFor();
  expect(await axeViolations(homeowner.page)).toEqual([]);

  const token = tokenIn(reply, '/request/');
  const { body } = await api('/requests/view', { body: { token } });
  const picturePaths = [body.photos[0], body.recipients[0].messages[0].photos[0]].map(
    (photo: { id: string }) => `${product.url}/api/requests/photos/${photo.id}`,
  );
  const statuses = () =>
    Promise.all(
      picturePaths.map(async (url) => (await fetch(url, { headers: { [requestTokenHeader]: token } })).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  await api('/requests/erase', { body: { token } });
  expect(await statuses()).toEqual([404, 404]);
  expect([homeowner.complaints, contractor.complaints]).toEqual([[], []]);
});

it('photos go with what is typed on the pages of both sides', async () => {
  const { account, business, installerId } = await newOwner(`${unique()} a long passphrase`);
  const { name, email } = await sendRequest(installerId);
  const request = await mailTo(account.email, new RegExp(`^New request from ${name}`));
  const contractor = await visit();
  const homeowner = await visit();
  const write = async (page: Page, label: string, text: string, tint: number) => {
    const form = page.locator('form').filter({ has: page.getByLabel(label) });
    await form.getByLabel(label).fill(text);
    await form.getByText('Photos (optional)').click();
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture({ tint }) };
    await form.getByLabel(/Add photos/).setInputFiles(file);
    await form.getByAltText('Your photo 1').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await form.getByRole('button', { name: /^Send/ }).click();
    await page.getByAltText('Photo 1 of 1 from you').waitFor();
    await form.getByText('1 photo added').waitFor({ state: 'detached' });
  };

  await open(contractor.page, pathIn(request, '/answer-request/'));
  await write(contractor.page, `Reply to ${name}`, 'Ours would look like this.', 40);
  const reply = await mailTo(email, /answered your request$/);
  expect(reply.text).toContain('[1 photo, shown on the page]');
  await open(homeowner.page, pathIn(reply, '/request/'));
  await homeowner.page.getByAltText(`Photo 1 of 1 from ${business.businessName}`).waitFor();
  await write(homeowner.page, `Your message to ${business.businessName}`, 'Here is the pipe.', 90);
  const written = await mailTo(account.email, new RegExp(`^New message from ${name}`));
  expect(written.text).toContain('[1 photo, shown on the page]');
  expect([homeowner.complaints, contractor.complaints]).toEqual([[], []]);
});
