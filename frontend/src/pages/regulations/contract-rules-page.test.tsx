import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { renderPage } from '../../../test/render.js';

it('lists the deposit caps, each state with its law and the day on which it was read', async () => {
  renderPage('/pool-contract-rules', { 'GET /api/summary': summary });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pool contract rules by state' })).toBeVisible();
  const caps = within(screen.getByRole('table', { name: 'Deposit caps by state' }));
  expect(caps.getByRole('row', { name: 'California $1,000 or 10 percent, whichever is less' })).toBeVisible();
  expect(caps.queryByRole('row', { name: /^Florida/ })).not.toBeInTheDocument();
  const nevada = within(screen.getByRole('region', { name: 'Nevada' }));
  expect(nevada.getByText(/is void/)).toBeVisible();
  expect(nevada.getAllByText(/accessed November 27, 2026/)).toHaveLength(3);
  expect(screen.getByText(/If a state is missing here, it may still have a rule/)).toBeVisible();
});
