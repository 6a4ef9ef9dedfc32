import { eventually } from '@poolpros/chassis/testing/eventually';
import { statedWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { expect, it } from 'vitest';
import { api, newBusiness, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;

it('an owner states a free week, which its card and its page show', async () => {
  const word = unique();
  const owned = await newOwner(password, { ...newBusiness(), businessName: `Mesa ${word} Pools` });
  const { page, complaints } = await visit(phone);
  await logIn(page, 'contractor', owned.account);
  await open(page, `/company-dashboard/${owned.installerId}?room=availability`);
  const [, next = ''] = statedWeeks(new Date(), null);
  const slots = page.getByLabel(`Week of ${weekText(next)}`, { exact: true });
  await slots.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await slots.fill('3');
  await page.getByRole('button', { name: 'Save free weeks' }).click();
  await page.getByText('Your page shows your free weeks.', { exact: true }).waitFor();
  await eventually(
    async () => (await api(`/installers/search-enhanced?q=${word}`)).body.installers[0]?.freeWeeks?.length === 1,
  );

  const { page: visitor } = await visit();
  await open(visitor, `/search-results?location=${word}`);
  await visitor
    .getByRole('article')
    .getByText(`Free week: ${weekText(next)}`)
    .waitFor();
  await open(visitor, owned.profilePath);
  await visitor.getByText(`Week of ${weekText(next)}`).waitFor();
  await visitor.getByText('3 job slots').waitFor();
  expect(complaints).toEqual([]);
});
