import type { Suggestions, Understood } from '@poolpros/contracts/http/one-box';
import { noPlace } from '@poolpros/contracts/no-place';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { problem, type Responses, renderElement } from '../../../test/render.js';
import { noFilters, type SearchFilters } from '../search/search-filters.js';
import { locationHint, locationMessage, useUserLocation } from '../search/use-user-location.js';
import { OneBoxField } from './one-box-field.js';
import { asWords } from './understood.js';
import { useOneBox } from './use-one-box.js';

const suggestions: Suggestions = {
  places: [
    { kind: 'city', label: 'Austin, Texas', detail: 'Travis County', state: 'texas', city: 'austin' },
    { kind: 'city', label: 'Austin, Minnesota', detail: 'Mower County', state: 'minnesota', city: 'austin' },
  ],
  installers: [
    { id: 12, name: 'Austin Tile & Tide', location: 'Austin, TX', path: '/pool-contractor/texas/austin/tile-12' },
  ],
};
const nothingSaid: Understood = { ...asWords(''), understood: noPlace, choices: [] };
const spaRepair: Understood = { ...nothingSaid, q: 'quick', services: ['Spa Repair'], distance: 25, location: '85254' };
const q = (path: string, text: string) => `GET ${path}?${new URLSearchParams({ q: text })}`;

interface ResultsProps {
  start: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
}

/** A page that keeps its filters, as the results do. */
function Results({ start, onSearch }: ResultsProps) {
  const [filters, setFilters] = useState(start);
  const search = (next: SearchFilters) => {
    onSearch(next);
    setFilters(next);
  };
  const userLocation = useUserLocation();
  const box = useOneBox({ value: filters.q, filters, onSearch: search, userLocation });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void box.search();
      }}
    >
      <OneBoxField box={box} />
      <p>
        {box.waitsForPosition && locationMessage(userLocation.location, filters.distance)}
        {box.waitsForPosition && locationHint(userLocation.location)}
      </p>
    </form>
  );
}

function open(responses: Responses = {}, filters: SearchFilters = noFilters) {
  const onSearch = vi.fn<ResultsProps['onSearch']>();
  const page = renderElement(<Results start={filters} onSearch={onSearch} />, {
    'GET /api/search/suggestions': suggestions,
    ...responses,
  });
  const field = () => screen.findByRole('combobox', { name: 'What do you need, and where?' });
  return { ...page, field, onSearch };
}

const browserLocates = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));

afterEach(() => vi.unstubAllGlobals());

it('turns what is understood into filters and searches the rest as words', async () => {
  const { user, field, onSearch } = open({ 'GET /api/search/understand': spaRepair });
  await user.type(await field(), 'quick spa repair near 85254 within 25 miles{Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  expect(onSearch).toHaveBeenCalledWith({
    ...noFilters,
    location: '85254',
    services: ['Spa Repair'],
    distance: 25,
    q: 'quick',
  });
  expect(await field()).toHaveValue('quick');
});

it('searches the text as words when it cannot be understood', async () => {
  const { user, field, onSearch } = open({ 'GET /api/search/understand': problem(503, 'service_unavailable') });
  await user.type(await field(), '  hillstone pools {Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...noFilters, q: 'hillstone pools' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('searches the text as words when no service responds in time', async () => {
  const never = () => new Promise(() => undefined);
  const { user, field, onSearch } = open({ 'GET /api/search/understand': never });
  await user.type(await field(), 'hillstone pools{Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...noFilters, q: 'hillstone pools' }));
});

it('takes the words away when the field is emptied', async () => {
  const { user, field, onSearch } = open({}, { ...noFilters, q: 'jones', minRating: 4 });
  expect(await field()).toHaveValue('jones');
  await user.clear(await field());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ ...noFilters, minRating: 4 }));
});

it('asks for nothing before a second character', async () => {
  const asked = vi.fn(() => suggestions);
  const { user, field } = open({ 'GET /api/search/suggestions': asked });
  await user.type(await field(), 'a');
  await user.type(await field(), 'u');
  await screen.findByRole('option', { name: /Minnesota/ });
  expect(asked).toHaveBeenCalledOnce();
});

it('lists places before contractors and walks through them with the arrows', async () => {
  const { user, field } = open();
  const input = await field();
  await user.type(input, 'aus');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Austin, TexasTravis County',
    'Austin, MinnesotaMower County',
    'Austin Tile & TideAustin, TX',
  ]);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', options[2]?.id);
  await user.keyboard('{Home}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('aus');
});

it('offers services first, and takes the chosen one into the text', async () => {
  const { user, field, onSearch } = open({ 'GET /api/search/suggestions': { places: [], installers: [] } });
  await user.type(await field(), 'near Austin pool ren');
  await user.click(await screen.findByRole('option', { name: 'Pool Renovation' }));
  expect(await field()).toHaveValue('near Austin Pool Renovation ');
  expect(await field()).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

it('offers no service beside the one that is understood', async () => {
  const { user, field } = open({
    'GET /api/search/suggestions': { places: [], installers: [] },
    [q('/api/search/understand', 'replaster a pool')]: { ...nothingSaid, services: ['Pool Renovation'] },
  });
  await user.type(await field(), 'replaster a pool');
  await screen.findByRole('option', { name: 'Pool Installation' });
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(screen.getByText('Pool Renovation')).toBeVisible();
});

it('closes the list with a press elsewhere and with Tab', async () => {
  const { user, field } = open();
  await user.type(await field(), 'aus');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(await field(), 't');
  await screen.findByRole('listbox');
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('searches at the place that is chosen, together with what stood before it', async () => {
  const { user, field, onSearch } = open({
    [q('/api/search/understand', 'spa repair near Austin, Minnesota')]: {
      ...nothingSaid,
      services: ['Spa Repair'],
      location: 'Austin, Texas',
      state: 'texas',
      city: 'austin',
    },
  });
  await user.type(await field(), 'spa repair near aus');
  await user.click(await screen.findByRole('option', { name: /Minnesota/ }));
  await waitFor(() =>
    expect(onSearch).toHaveBeenCalledWith({
      ...noFilters,
      location: 'Austin, Minnesota',
      state: 'minnesota',
      city: 'austin',
      services: ['Spa Repair'],
    }),
  );
});

it('sets the place that is chosen even when nothing can be understood', async () => {
  const { user, field, onSearch } = open({ 'GET /api/search/understand': problem(503, 'service_unavailable') });
  await user.type(await field(), 'jones aus');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(onSearch).toHaveBeenCalledWith({
      ...noFilters,
      location: 'Austin, Texas',
      state: 'texas',
      city: 'austin',
      q: 'jones',
    }),
  );
});

it('leads to the profile of a contractor that is chosen', async () => {
  const { user, field, router } = open();
  await user.type(await field(), 'aus');
  await screen.findByRole('listbox');
  expect(screen.getByRole('option', { name: /Tile/ })).toHaveAttribute('href', suggestions.installers[0]?.path);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe(suggestions.installers[0]?.path);
});

it('says while typing what is understood', async () => {
  const { user, field } = open({ 'GET /api/search/understand': spaRepair });
  await user.type(await field(), 'quick spa repair');
  const line = await screen.findByText('Within 25 miles');
  expect(line.closest('p')).toHaveTextContent('Understood:85254Within 25 milesSpa Repair“quick”');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('Understood: 85254, Within 25 miles'));
});

it('stays silent while the services do not respond', async () => {
  const asked = vi.fn(() => problem(503, 'service_unavailable'));
  const { user, field } = open({ 'GET /api/search/suggestions': asked, 'GET /api/search/understand': asked });
  await user.type(await field(), 'spa repair');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByText(/^For example/)).toBeVisible();
});

it('searches around the visitor after “near me”', async () => {
  browserLocates((found) => found({ coords: { latitude: 30.2672, longitude: -97.7431 } } as GeolocationPosition));
  const { user, field, onSearch } = open({
    'GET /api/search/understand': { ...nothingSaid, nearMe: true },
    'GET /api/places/position': { inUnitedStates: true, label: 'Austin, TX', notCovered: null },
  });
  await user.type(await field(), 'near me{Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({ distance: 25, coordinates: { lat: 30.267, lon: -97.743 } });
});

it('says why it cannot search near the visitor and keeps the text', async () => {
  browserLocates((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
  const { user, field, onSearch } = open({ 'GET /api/search/understand': { ...nothingSaid, nearMe: true } });
  await user.type(await field(), 'near me{Enter}');
  expect(
    await screen.findByText('Location access was denied. Please enable location access and try again.'),
  ).toBeVisible();
  expect(onSearch).not.toHaveBeenCalled();
  expect(await field()).toHaveValue('near me');
});
