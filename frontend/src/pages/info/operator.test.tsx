import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { operator } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

it.each([
  ['/help-support', 'Write to us'],
  ['/privacy-policy', 'Who runs this site'],
  ['/terms-of-service', 'Who you agree with'],
])('%s says who runs the site and how a person is reached', async (path, title) => {
  renderPage(path, {});
  const section = within(await screen.findByRole('region', { name: title }));
  expect(section.getByText(new RegExp(`run by ${operator.name}, ${operator.address}`))).toBeVisible();
  expect(section.getByRole('link', { name: operator.email })).toHaveAttribute('href', `mailto:${operator.email}`);
});
