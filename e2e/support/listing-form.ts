import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import type { Page } from 'playwright-core';

const next = (page: Page) => page.getByRole('button', { name: /continue$/i }).click();
const step = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

/** Fills in the first step of the form at /list-your-business. */
export async function goToAboutTheBusiness(page: Page, business: SubmissionBody): Promise<void> {
  await page.getByLabel('Business name *').fill(business.businessName);
  await page.getByLabel('Business phone *').fill(business.phone);
  await page.getByLabel('ZIP *').fill(business.zipCode);
  await next(page);
  // Invented phone numbers are few, so another business may have this one.
  const nobody = page.getByRole('button', { name: 'None of these is mine, continue' });
  await nobody.or(step(page, 'About the business')).first().waitFor();
  if (await nobody.isVisible()) await nobody.click();
  await step(page, 'About the business').waitFor();
}

/** Fills in the second step and the others, up to the button that sends the form. */
export async function fillAboutTheBusiness(page: Page, business: SubmissionBody): Promise<void> {
  await page.getByLabel('Your name *').fill(business.contactName);
  await page.getByLabel('Work email *').fill(business.email);
  await page.getByRole('combobox', { name: 'City *' }).fill('lusk');
  await page.getByRole('option', { name: /^Lusk/ }).click();
  await page.getByLabel('Description *').fill(business.description);
  await next(page);

  await step(page, 'Services and area').waitFor();
  await page.getByRole('button', { name: 'Pool Repair' }).click();
  await next(page);

  await step(page, 'Credentials and photos').waitFor();
  await page.getByText('I am authorized to list this business').click();
}

/** Fills in the whole form, up to the button that sends it. */
export async function fillListing(page: Page, business: SubmissionBody): Promise<void> {
  await goToAboutTheBusiness(page, business);
  await fillAboutTheBusiness(page, business);
}
