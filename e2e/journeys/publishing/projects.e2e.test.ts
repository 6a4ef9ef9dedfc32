import { eventually } from '@poolpros/chassis/testing/eventually';
import { sitemapIndexPath } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { picture } from '../../support/pictures.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const story =
  'The yard falls nine feet toward the creek, so the deck sits on a wall that carries the plumbing. '.repeat(4);

const text = async (path: string) => (await fetch(product.url + path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
async function projectsInSitemap(): Promise<string[]> {
  const parts = locations(await text(sitemapIndexPath)).filter((path) => path.includes('projects'));
  return (await Promise.all(parts.map(async (path) => locations(await text(path))))).flat();
}

it('an owner shows a project, which visitors reach from the profile and search engines by the sitemap', async () => {
  const { account, business, installerId, profilePath } = await newOwner(`${unique()} a long passphrase`);
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=photos`);
  const buffer = await picture({ width: 1200, height: 900, format: 'jpeg', tint: 40 });
  await page.getByLabel(/Add photos/).setInputFiles([{ name: 'spa.jpeg', mimeType: 'image/jpeg', buffer }]);
  await page.getByLabel('Description of photo 1').fill('Spa at dusk');
  await page.keyboard.press('Enter');
  await page.getByAltText('Spa at dusk', { exact: true }).waitFor();

  await open(page, `/company-dashboard/${installerId}?room=projects`);
  await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  await page.getByRole('button', { name: 'Add a project' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a project' });
  await dialog.getByLabel('What you built *').fill('Pool above the creek');
  await dialog.getByLabel('The story').fill(story);
  await dialog.getByLabel('Kind of work').selectOption('Pool Installation');
  await dialog.getByLabel('Cost').selectOption({ label: 'Over $100,000' });
  await dialog.getByLabel('Finished in').selectOption('June');
  await dialog.getByLabel('Year', { exact: true }).fill('2024');
  await dialog.getByRole('checkbox', { name: 'Spa at dusk' }).press('Space');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const view = page.getByRole('link', { name: 'View page of Pool above the creek' });
  await view.waitFor();
  const path = (await view.getAttribute('href')) ?? '';
  expect(path).toMatch(new RegExp(`^${profilePath}/projects/pool-above-the-creek-\\d+$`));
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(complaints).toEqual([]);

  const visitor = await visit();
  await eventually(async () => (await text(profilePath)).includes('Pool above the creek'));
  await open(visitor.page, profilePath);
  await visitor.page.getByRole('link', { name: 'Pool above the creek' }).press('Enter');
  await visitor.page.getByRole('heading', { level: 1, name: 'Pool above the creek' }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  for (const shown of ['Over $100,000', 'June 2024']) await visitor.page.getByText(shown, { exact: true }).waitFor();
  expect(await visitor.page.locator('meta[name="robots"]').count()).toBe(0);
  expect(await axeViolations(visitor.page)).toEqual([]);
  await visitor.page.setViewportSize(phone);
  expect(await sidewaysOverflow(visitor.page)).toBe(0);
  await visitor.page.getByRole('button', { name: `Contact ${business.businessName}` }).press('Enter');
  await visitor.page.getByRole('dialog', { name: new RegExp(business.businessName) }).waitFor();
  expect(visitor.complaints).toEqual([]);

  const moved = await fetch(product.url + path.replace('pool-above-the-creek', 'old-title'), { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
  await eventually(async () => (await projectsInSitemap()).includes(path), { timeoutMs: 90_000, everyMs: 1000 });

  await open(page, `/company-dashboard/${installerId}?room=projects`);
  await page.getByRole('button', { name: 'Remove project 1' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  await eventually(async () => (await fetch(product.url + path)).status === 404);
});
