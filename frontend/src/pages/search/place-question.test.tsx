import { noPlace, type PlaceChoice } from '@poolpros/contracts/http/one-box';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { enhanced, onlyCard, openSearch } from '../../../test/search-page.js';

const choice = (state: string, label: string, county: string, contractors: number): PlaceChoice => ({
  label,
  location: `Glendale, ${state}`,
  detail: county,
  state: state.toLowerCase(),
  city: 'glendale',
  lat: 33.5,
  lon: -112.2,
  contractors,
});
const glendale = found([], {
  searchType: 'text_only',
  center: null,
  understood: { ...noPlace, kind: 'unknown' },
  choices: [
    choice('Arizona', 'Glendale, AZ', 'Maricopa County', 34),
    choice('California', 'Glendale, CA', 'Los Angeles County', 1),
    choice('Colorado', 'Glendale, CO', 'Arapahoe County', 0),
  ],
});

beforeEach(() => sessionStorage.clear());

it('asks which place of a name is meant, the most populous first, with county and contractors', async () => {
  openSearch('?location=Glendale', { [enhanced]: glendale });
  expect(await screen.findByRole('heading', { name: 'Glendale: which one?' })).toBeVisible();
  const list = screen.getByRole('region', { name: 'Glendale: which one?' });
  expect([...list.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Glendale, ArizonaMaricopa County34 contractors',
    'Glendale, CaliforniaLos Angeles County1 contractor',
    'Glendale, ColoradoArapahoe Countyno contractors yet',
  ]);
  expect(screen.queryByText('No installers found')).not.toBeInTheDocument();
  expect(screen.getByText('Several places have this name')).toBeVisible();
});

it('searches the chosen place, keeps the other filters, and answers the name by it for the rest of the visit', async () => {
  const replies = { [enhanced]: glendale };
  const { user, query } = openSearch('?location=Glendale&distance=25&services=Pool+Repair', replies);
  await user.click(await screen.findByRole('link', { name: /Glendale, California/ }));
  expect(Object.fromEntries(query())).toEqual({
    location: 'Glendale, California',
    state: 'california',
    city: 'glendale',
    distance: '25',
    services: 'Pool Repair',
  });
});

it('does not ask again in the same visit, and offers to choose another', async () => {
  sessionStorage.setItem('chosen-place:glendale', 'Glendale, Arizona');
  sessionStorage.setItem('name-of-place:Glendale, Arizona', 'Glendale');
  const { query } = openSearch('?location=Glendale', { [enhanced]: glendale });
  await waitFor(() => expect(query().get('location')).toBe('Glendale, Arizona'));
});

it('asks again when the choice is taken back', async () => {
  sessionStorage.setItem('chosen-place:glendale', 'Glendale, Arizona');
  sessionStorage.setItem('name-of-place:Glendale, Arizona', 'Glendale');
  const { user, query } = openSearch('?location=Glendale,+Arizona&state=arizona&city=glendale', {
    [enhanced]: found([card()]),
  });
  await onlyCard();
  await user.click(screen.getByRole('link', { name: 'Choose another' }));
  expect(query().get('location')).toBe('Glendale');
  expect(query().get('city')).toBeNull();
  expect(sessionStorage.getItem('chosen-place:glendale')).toBe('');
});

it('offers the other places of a name that is clear', async () => {
  const { choices } = glendale;
  const others = choices.map(({ contractors: _, ...other }) => other);
  openSearch('?location=Phoenix', {
    [enhanced]: found([card()], { understood: { ...noPlace, kind: 'city', label: 'Phoenix, AZ', others } }),
  });
  await onlyCard();
  expect(screen.getByRole('link', { name: 'Glendale, CO' })).toHaveAttribute(
    'href',
    expect.stringContaining('location=Glendale%2C+Colorado&state=colorado&city=glendale'),
  );
});

it('says of a county that all of it was searched', async () => {
  openSearch('?location=Harris+County,+Texas', {
    [enhanced]: found([card()], {
      searchType: 'text_only',
      center: null,
      understood: { ...noPlace, kind: 'county', label: 'Harris County, TX' },
    }),
  });
  await onlyCard();
  expect(screen.getByText(/All of Harris County, TX was searched\./)).toBeVisible();
});
