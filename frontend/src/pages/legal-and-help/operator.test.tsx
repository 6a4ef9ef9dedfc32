import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operator } from '../../../test/fixtures.js';
import { createTestServices, renderPage } from '../../../test/render.js';
import { CopyrightAgent, OperatorContact, PrivacyEmail } from '../../features/legal-and-help/components/operator.js';
import { ServicesProvider } from '../../shared/lib/services.js';

const pages = [
  ['/help-support', 'Write to us'],
  ['/privacy-policy', 'Who runs this site'],
  ['/terms-of-service', 'Who this agreement is with'],
] as const;

it.each(pages)('%s says who runs the site and how a person is reached', async (path, title) => {
  renderPage(path, {});
  const section = await screen.findByRole('region', { name: title });
  expect(section).toHaveTextContent(`run by ${operator.name}, ${operator.address}`);
  expect(within(section).getByRole('link', { name: operator.email })).toHaveAttribute(
    'href',
    `mailto:${operator.email}`,
  );
});

it('names the contact for personal data and the agent for copyright notices', async () => {
  renderPage('/privacy-policy', {});
  const section = await screen.findByRole('region', { name: 'Your choices: see, correct and erase' });
  expect(within(section).getByRole('link', { name: operator.privacyEmail })).toBeVisible();
});

it('names the agent for copyright notices', async () => {
  renderPage('/terms-of-service', {});
  expect(await screen.findByRole('region', { name: 'Who this agreement is with' })).toHaveTextContent(
    operator.copyrightAgent,
  );
});

it('names the setting that is missing', () => {
  const nobody = { name: null, email: null, address: null, privacyEmail: null, copyrightAgent: null };
  const services = { ...createTestServices(), operator: nobody };
  const { container } = render(
    <ServicesProvider value={services}>
      <OperatorContact />
      <PrivacyEmail />
      <CopyrightAgent />
    </ServicesProvider>,
  );
  for (const name of ['OPERATOR_NAME', 'MAIL_POSTAL_ADDRESS', 'OPERATOR_EMAIL', 'PRIVACY_EMAIL', 'COPYRIGHT_AGENT'])
    expect(container).toHaveTextContent(`(${name} is not set)`);
});
