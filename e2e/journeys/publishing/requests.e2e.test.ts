import { eventually } from '@poolpros/chassis/testing/eventually';
import { apiPaths } from '@poolpros/contracts/paths';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allOf } from '../../../frontend/src/shared/lib/count-words.js';
import { api, newBusiness, newOwner, signIn } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';
import { mails, mailsTo, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';
import { answerMail, pathIn, sendRequest } from '../../support/requests.js';
import { changeRows, runJob } from '../../support/service.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;

/** Loads a page again until it shows a text. */
const reloadUntil = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('list', { name: /^Progress with/ }).waitFor();
      return await page.getByText(text).count();
    })
    .toBeGreaterThan(0);

it('a request is answered by mail, then by page on both sides, won, and leads to the form for a review', async () => {
  const { account, business, installerId } = await newOwner(password);
  const { email, name, message, page: privatePage } = await sendRequest(installerId);
  const request = await mailTo(account.email, new RegExp(`^New request from ${name}`));
  expect(request.text).toContain(message);
  expect(request.text).not.toContain(email);

  const mailed = `We can come on Tuesday at 8. ${unique()}`;
  expect(await answerMail(request, mailed)).toBeNull();
  const reply = await mailTo(email, /answered your request$/);
  expect(reply.text).toContain(mailed);
  expect(reply.text).not.toContain(account.email);

  const homeowner = await visit();
  await open(homeowner.page, pathIn(reply, '/request/'));
  expect(new URL(homeowner.page.url()).pathname).toBe(privatePage);
  await homeowner.page.getByText(mailed).waitFor();
  expect(await axeViolations(homeowner.page)).toEqual([]);
  const question = `Is nine feet of gate enough? ${unique()}`;
  await homeowner.page.getByLabel(`Your message to ${business.businessName}`).fill(question);
  await homeowner.page.getByRole('button', { name: 'Send', exact: true }).click();
  await homeowner.page.getByText(question).first().waitFor();

  const second = await mailTo(account.email, new RegExp(`^New message from ${name}`));
  const contractor = await visit();
  await open(contractor.page, pathIn(second, '/answer-request/'));
  await contractor.page.getByText(question).waitFor();
  expect(await axeViolations(contractor.page)).toEqual([]);
  const answer = `Nine feet is enough for our truck. ${unique()}`;
  await contractor.page.getByLabel(`Reply to ${name}`).fill(answer);
  await contractor.page.getByRole('button', { name: 'Send reply' }).click();
  await contractor.page.getByText(answer).first().waitFor();

  await reloadUntil(homeowner.page, answer);
  await homeowner.page.getByRole('radio', { name: `Hired ${business.businessName}` }).check({ force: true });
  await homeowner.page.getByLabel(/What does the job cost/).fill('4,200');
  await homeowner.page.getByRole('button', { name: 'Save', exact: true }).click();
  await homeowner.page.getByRole('link', { name: `Review ${business.businessName}` }).click();
  await homeowner.page.waitForURL(`**/direct-review/${installerId}`);

  const token = await signIn('contractor', account);
  const inbox = await api(`/contractors/me/contact-requests?installerId=${installerId}`, { token });
  expect(inbox.body.items).toMatchObject([{ status: 'won', value: 4200 }]);
  expect(JSON.stringify(inbox.body)).not.toContain(email);
  expect([homeowner.complaints, contractor.complaints]).toEqual([[], []]);
});

it('a business that nobody has claimed answers by the link of its mail', async () => {
  const { body } = await api('/installers/search?state=oregon');
  const unclaimed = await firstUnclaimed(body.installers);
  const { name, page: privatePage } = await sendRequest(unclaimed.id);
  const subjectOfBusiness = `New request from ${name}`;
  const request = await eventually(
    async () => (await mails()).find(({ subject }) => subject === subjectOfBusiness) ?? false,
  );
  expect(request.text).toContain('Nobody has claimed');
  const contractor = await visit(phone);
  await open(contractor.page, pathIn(request, '/answer-request/'));
  const answer = `We can look at it. ${unique()}`;
  await contractor.page.getByLabel(`Reply to ${name}`).fill(answer);
  await contractor.page.getByRole('button', { name: 'Send reply' }).click();
  await contractor.page.getByText(answer).first().waitFor();
  expect(await sidewaysOverflow(contractor.page)).toBe(0);

  const homeowner = await visit(phone);
  await open(homeowner.page, privatePage);
  await homeowner.page.getByText(answer).waitFor();
  expect(await sidewaysOverflow(homeowner.page)).toBe(0);
});

it('a homeowner withdraws a request, of which the business is notified, and erases it', async () => {
  const { account, installerId } = await newOwner(password);
  const { name, id, page: privatePage } = await sendRequest(installerId);
  await mailTo(account.email, new RegExp(`^New request from ${name}`));
  const { page } = await visit();
  await open(page, privatePage);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByText(/You withdrew this request/).waitFor();
  await mailTo(account.email, new RegExp(`^${name} has withdrawn`));

  await page.getByRole('button', { name: 'Erase everything now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
  await page.getByRole('heading', { level: 1, name: /erased/i }).waitFor();
  const token = await signIn('contractor', account);
  expect((await api(`/contractors/me/contact-requests/${id}`, { token })).status).toBe(404);
  await open(page, privatePage);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(name).count()).toBe(0);
});

it('the same words go to others whom the homeowner selects', async () => {
  const { business, installerId } = await newOwner(password);
  await newOwner(password, { ...newBusiness(), services: business.services });
  const { name, message, page: privatePage } = await sendRequest(installerId);
  const { page } = await visit();
  await open(page, privatePage);
  await page.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Send the same message' }).click();
  await expect.poll(() => page.getByRole('list', { name: /^Progress with/ }).count()).toBe(2);
  await expect
    .poll(async () => (await mails()).filter(({ subject }) => subject === `New request from ${name}`).length)
    .toBe(2);
  const sent = (await mails()).filter(({ subject }) => subject === `New request from ${name}`);
  expect(sent.map(({ text }) => text.includes(message))).toEqual([true, true]);
});

it('a homeowner whom nobody answers for a day is mailed others, and all of them get the words with one press', async () => {
  const { account, business, installerId } = await newOwner(password);
  await newOwner(password, { ...newBusiness(), services: business.services });
  await newOwner(password, { ...newBusiness(), services: business.services });
  const { email, name, id } = await sendRequest(installerId);
  await mailTo(account.email, new RegExp(`^New request from ${name}`));
  await changeRows(
    'directory',
    `with late as (
       update contact_requests set delivered_at = now() - interval '25 hours' where id = $1 returning request_id)
     update requests set created_at = now() - interval '25 hours' where id in (select request_id from late)`,
    [id],
  );
  await runJob('directory', 'announce unanswered requests');
  const offer = await mailTo(email, /^Nobody has answered your request yet$/);
  const { page, complaints } = await visit(phone);
  await open(page, pathIn(offer, '/request/'));
  await page.getByRole('heading', { name: 'They never replied?' }).waitFor();
  const count = await page.getByRole('group', { name: 'Who else gets your request' }).getByRole('checkbox').count();
  expect(count).toBeGreaterThan(1);
  await page.getByRole('button', { name: `Send it to ${allOf(count)} businesses` }).click();
  await expect.poll(() => page.getByRole('list', { name: /^Progress with/ }).count()).toBe(1 + count);
  await runJob('directory', 'announce unanswered requests');
  expect((await mailsTo(email)).filter(({ subject }) => subject === offer.subject)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('the inbox is worked through by keyboard', async () => {
  const { account, installerId } = await newOwner(password);
  const [first, second] = [await sendRequest(installerId), await sendRequest(installerId)];
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=requests`);
  await page.getByRole('link', { name: new RegExp(second.name) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: second.name }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: first.name }).waitFor();
  const reply = page.getByRole('textbox', { name: `Reply to ${first.name}` });
  await reply.waitFor();
  await page.keyboard.press('r');
  await expect.poll(() => hasFocus(reply)).toBe(true);
  const answer = `We can come. ${unique()}`;
  await page.keyboard.type(answer);
  await page.getByRole('button', { name: 'Send reply' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(answer).first().waitFor();
  expect((await mailTo(first.email, /answered your request$/)).text).toContain(answer);
  expect(complaints).toEqual([]);
});

it('the inbox is worked through on a phone with one thumb', async () => {
  const { account, installerId } = await newOwner(password);
  const { name, email } = await sendRequest(installerId);
  const { page, complaints } = await visit(phone, { hasTouch: true, isMobile: true });
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=requests`);
  await page.getByRole('link', { name: new RegExp(name) }).tap();
  const actions = page.getByRole('region', { name: 'Quick actions' });
  await tapWithThumb(actions.getByRole('button', { name: 'Reply' }));
  const reply = page.getByRole('textbox', { name: `Reply to ${name}` });
  await expect.poll(() => hasFocus(reply)).toBe(true);
  const answer = `We can come. ${unique()}`;
  await page.keyboard.insertText(answer);
  await page.getByRole('button', { name: 'Send reply' }).tap();
  expect((await mailTo(email, /answered your request$/)).text).toContain(answer);

  await tapWithThumb(actions.getByRole('button', { name: 'Update' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Visit scheduled', { exact: true }).tap();
  await tapWithThumb(dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'detached' });
  const token = await signIn('contractor', account);
  const inbox = await api(`/contractors/me/contact-requests?installerId=${installerId}`, { token });
  expect(inbox.body.items).toMatchObject([{ status: 'scheduled' }]);
  expect(complaints).toEqual([]);
});

/** Taps what must be in the lower third of the screen and as large as a thumb. */
async function tapWithThumb(target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not shown');
  expect(box.y).toBeGreaterThan((phone.height * 2) / 3);
  expect(box.y + box.height).toBeLessThanOrEqual(phone.height);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await target.tap();
}

it('an open inbox shows what comes in without a reload, and leaves a reply alone that is being typed', async () => {
  const { account, installerId } = await newOwner(password);
  const first = await sendRequest(installerId);
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  const followed = page.waitForResponse((response) => new URL(response.url()).pathname === apiPaths.inboxEvents);
  await open(page, `/company-dashboard/${installerId}?room=requests`);
  await page.getByRole('link', { name: new RegExp(first.name) }).click();
  const reply = page.getByRole('textbox', { name: `Reply to ${first.name}` });
  await reply.fill('We can come on');
  expect((await followed).status()).toBe(200);
  const second = await sendRequest(installerId);
  await page.getByText('A new request came in.').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: new RegExp(second.name) }).waitFor();
  expect(await hasFocus(reply)).toBe(true);
  expect(await reply.inputValue()).toBe('We can come on');
  await page.getByRole('link', { name: new RegExp(second.name) }).click();
  await page.getByRole('textbox', { name: `Reply to ${second.name}` }).waitFor();
  await page.getByRole('link', { name: new RegExp(first.name) }).click();
  await reply.waitFor();
  expect(await reply.inputValue()).toBe('We can come on');
  expect(complaints).toEqual([]);
});

async function firstUnclaimed(listings: readonly { id: number }[]): Promise<{ id: number }> {
  for (const { id } of listings) if (!(await api(`/installers/${id}`)).body.claimed) return { id };
  throw new Error(`every listing has an owner at ${product.url}`);
}
