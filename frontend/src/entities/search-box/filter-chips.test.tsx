import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { noFilters, type SearchFilters } from '../search/search-filters.js';
import { FilterChips } from './filter-chips.js';

function Example({ start }: { start: SearchFilters }) {
  const [filters, setFilters] = useState(start);
  return <FilterChips filters={filters} onChange={setFilters} />;
}

const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('removes a filter and moves the focus to the next one, then to the one before, then to the group', async () => {
  const user = userEvent.setup();
  renderElement(<Example start={{ ...noFilters, location: 'Ohio', services: ['Pool Repair'], minRating: 4 }} />);
  expect(await screen.findByRole('button', { name: 'Remove Pool Repair' })).toHaveTextContent('Pool Repair');
  await user.click(screen.getByRole('button', { name: 'Remove Pool Repair' }));
  expect(names()).toEqual(['Remove Ohio', 'Remove 4 stars and up']);
  expect(screen.getByRole('button', { name: 'Remove 4 stars and up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Ohio' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual([]);
  expect(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus();
});
