import { statedWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { card } from '../../../test/installers.js';
import { renderElement } from '../../../test/render.js';
import { CompareBar } from './compare-bar.js';
import { CompareCard } from './compare-card.js';
import { InstallerList } from './installer-list.js';

const firms = [1, 2, 3, 4, 5].map((id) => card({ id, name: `Firm ${id}` }));
const show = (props: object = {}) =>
  renderElement(
    <>
      <InstallerList installers={firms} onContact={() => undefined} {...props} />
      <CompareCard point={{ lat: 30.25, lon: -97.75 }} location="78704" services={['Pool Repair']} />
    </>,
  );
const compare = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Compare Firm ${id}`) });

it('numbers the cards from the first number of the page, and not at all without one', () => {
  const { unmount } = show({ firstNumber: 11 });
  expect(screen.getAllByText('On the map:').map((label) => label.parentElement?.textContent)).toEqual(
    [11, 12, 13, 14, 15].map((number) => `On the map: ${number}`),
  );
  unmount();
  show();
  expect(screen.queryByText('On the map:')).not.toBeInTheDocument();
});

it('loads the first picture at once and the others when they come near', () => {
  show();
  expect(
    screen.getAllByRole('article').map((article) => within(article).getAllByRole('img')[0]?.getAttribute('loading')),
  ).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});

it('says of one that takes no requests until when, and offers no way to write to it', () => {
  const until = '2027-05-03T05:00:00.000Z';
  show({
    installers: [
      card({ id: 1, name: 'Firm 1' }),
      card({ id: 2, name: 'Firm 2', availability: { status: 'paused', until } }),
      card({ id: 3, name: 'Firm 3', availability: { status: 'closed', since: until } }),
    ],
  });
  const [open, paused, closed] = screen.getAllByRole('article');
  if (!open || !paused || !closed) throw new Error('three cards are shown');
  expect(within(open).getByRole('button', { name: 'Contact Firm 1' })).toBeVisible();
  expect(within(paused).getByText('Back on May 3')).toBeVisible();
  expect(within(closed).getByText('Closed')).toBeVisible();
  for (const each of [paused, closed])
    expect(within(each).queryByRole('button', { name: /Contact/ })).not.toBeInTheDocument();
});

it('says in which week a business can begin next, and nothing where it states none or only past weeks', () => {
  const [, next = ''] = statedWeeks(new Date(), null);
  const past = { week: '2026-01-05', slots: 1 };
  show({
    installers: [
      card({ id: 1, name: 'Firm 1', freeWeeks: [past, { week: next, slots: 2 }] }),
      card({ id: 2, name: 'Firm 2', freeWeeks: [past] }),
      card({ id: 3, name: 'Firm 3' }),
    ],
  });
  expect(screen.getAllByText(/Free/, { selector: 'em' }).map(({ textContent }) => textContent)).toEqual([
    `Free week: ${weekText(next)}`,
  ]);
});

it('says which card the pointer or the focus is in, and when it left', () => {
  const onActiveChange = vi.fn();
  show({ onActiveChange });
  const [, second] = screen.getAllByRole('article');
  if (!second) throw new Error('there is no second card');
  fireEvent.pointerEnter(second);
  fireEvent.pointerLeave(second);
  expect(onActiveChange.mock.calls).toEqual([[2], [null]]);
  onActiveChange.mockClear();
  const [link, heart] = [
    within(second).getByRole('link', { name: 'Firm 2' }),
    within(second).getByRole('button', { name: /shortlist/ }),
  ];
  fireEvent.focus(link);
  fireEvent.blur(link, { relatedTarget: heart });
  fireEvent.blur(heart, { relatedTarget: document.body });
  expect(onActiveChange.mock.calls).toEqual([[2], [null]]);
});

it('puts four side by side; the fifth stays reachable, says why it cannot and stays off', async () => {
  const { user } = show();
  for (const id of [3, 1, 2, 4]) await user.click(compare(id));
  expect(screen.getByRole('link', { name: 'Compare 4 side by side' })).toHaveAttribute(
    'href',
    '/compare?ids=3,1,2,4&lat=30.25&lon=-97.75&location=78704&services=Pool+Repair',
  );
  expect(compare(5)).toHaveAccessibleName(/You can compare up to 4 contractors\. Remove one first\./);
  await user.click(compare(5));
  expect(compare(5)).not.toBeChecked();
  expect(await screen.findByText('Not added')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Firm 1 from the comparison' }));
  expect(compare(1)).not.toBeChecked();
  await user.click(compare(5));
  expect(compare(5)).toBeChecked();
});

it('offers no comparison of one', async () => {
  const { user } = show();
  expect(screen.queryByRole('heading', { name: 'Compare' })).not.toBeInTheDocument();
  await user.click(compare(1));
  expect(screen.getByRole('heading', { name: 'Compare' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /side by side/ })).not.toBeInTheDocument();
});

it('saves to the shortlist of this browser and takes back', async () => {
  const { user } = show();
  const heart = screen.getByRole('button', { name: 'Save Firm 2 to shortlist' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('shortlist')).toBe('[{"id":2,"name":"Firm 2","note":"","miles":4.2}]');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

it('says in the bar how many are chosen, leads to them from two on, and lets all go', async () => {
  const { user } = renderElement(
    <>
      <InstallerList installers={firms} onContact={() => undefined} />
      <CompareBar />
    </>,
  );
  expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  await user.click(compare(5));
  const bar = within(screen.getByRole('region', { name: 'Comparison' }));
  expect(bar.queryByRole('link')).not.toBeInTheDocument();
  await user.click(compare(2));
  expect(bar.getByText('2 of 4')).toBeVisible();
  expect(bar.getByRole('link')).toHaveAttribute('href', '/compare?ids=5,2');
  await user.click(bar.getByRole('button', { name: 'Clear the comparison' }));
  expect(compare(2)).not.toBeChecked();
  expect(localStorage.getItem('compareList')).toBe('[]');
});
