import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import type { Page } from 'playwright-core';

/** Fills in the form at /list-your-business, step by step, up to the button that sends it. */
export async function fillListing(page: Page, business: SubmissionBody): Promise<void> {
  const next = () => page.getByRole('button', { name: /continue$/i }).click();
  const step = (title: string) => page.getByRole('heading', { level: 1, name: title });
  await page.getByLabel('Business name *').fill(business.businessName);
  await page.getByLabel('Business phone *').fill(business.phone);
  await page.getByLabel('ZIP *').fill(business.zipCode);
  await next();
  // Invented phone numbers are few, so another business may have this one.
  const nobody = page.getByRole('button', { name: 'None of these is mine, continue' });
  await nobody.or(step('About the business')).first().waitFor();
  if (await nobody.isVisible()) await nobody.click();

  await step('About the business').waitFor();
  await page.getByLabel('Your name *').fill(business.contactName);
  await page.getByLabel('Work email *').fill(business.email);
  await page.getByRole('combobox', { name: 'City *' }).fill('lusk');
  await page.getByRole('option', { name: /^Lusk/ }).click();
  await page.getByLabel('Description *').fill(business.description);
  await next();

  await step('Services and area').waitFor();
  await page.getByRole('button', { name: 'Pool Repair' }).click();
  await next();

  await step('Proof, and send').waitFor();
  await page.getByText('I may list this business').click();
}
