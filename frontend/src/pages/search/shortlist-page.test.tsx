import { honeypotName } from '@poolpros/contracts/honeypot';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compared } from '../../../test/compared.js';
import { summary } from '../../../test/fixtures.js';
import { card } from '../../../test/installers.js';
import { problem, renderPage } from '../../../test/render.js';

const cards = [
  card({ id: 1, name: 'Hillstone', slug: 'hillstone-1', distance: null }),
  card({ id: 2, name: 'Lone Heron', slug: 'lone-heron-2', distance: null }),
];
const responses = {
  'GET /api/summary': summary,
  'GET /api/installers/cards': (request: Request) => {
    const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number);
    return { installers: ids.flatMap((id) => cards.find((each) => each.id === id) ?? []) };
  },
};
const saved = [
  { id: 2, name: 'Lone Heron', note: '' },
  { id: 1, name: 'Hillstone', note: 'Inspector books two weeks out.' },
];
const save = (firms: readonly object[] = saved) => localStorage.setItem('shortlist', JSON.stringify(firms));
const main = () => within(screen.getByRole('main'));
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((name) => !['Share', 'Email it', 'Compare'].includes(name ?? ''));

it('shows what this browser saved, in that order, with the notes', async () => {
  save();
  renderPage('/shortlist', responses);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Hillstone' })).toHaveAttribute(
    'href',
    expect.stringContaining('hillstone-1'),
  );
  expect(names()).toEqual(['Lone Heron', 'Hillstone']);
  expect(main().getByText('2 saved.')).toBeVisible();
  expect(main().getByText('Inspector books two weeks out.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shortlist 2 saved' })).toBeVisible();
});

it('names how far each is from where it was found, as its card did, and nothing where there was no point', async () => {
  save([
    { id: 2, name: 'Lone Heron', note: '', miles: 4.04 },
    { id: 1, name: 'Hillstone', note: 'Mine.', miles: null },
  ]);
  const { user } = renderPage('/shortlist', responses);
  expect(await screen.findByText('4.0 miles from where you searched')).toBeVisible();
  expect(screen.getAllByText(/miles from/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add a note on Lone Heron' }));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(screen.getByText('4.0 miles from where you searched')).toBeVisible();
});

it('says before a message is written that a business was saved from beyond its area', async () => {
  save([{ id: 2, name: 'Lone Heron', note: '', miles: 61.7 }]);
  const { user } = renderPage('/shortlist', {
    ...responses,
    'GET /api/installers/compare': {
      installers: [
        compared({ id: 2, name: 'Lone Heron', city: 'Austin', serviceRadius: 25, distance: null, servesPoint: null }),
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Contact Lone Heron' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact Lone Heron' }));
  expect(
    await dialog.findByText(/^Lone Heron works within 25 miles of Austin\. Your search location is 62 miles away/),
  ).toBeVisible();
});

it('keeps a note in this browser alone', async () => {
  save();
  const { user } = renderPage('/shortlist', responses);
  await user.click(await screen.findByRole('button', { name: 'Add a note on Lone Heron' }));
  const field = screen.getByRole('textbox', { name: 'Your note on Lone Heron' });
  expect(field).toHaveFocus();
  await user.type(field, '  Ask about winter.  ');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(screen.getByText('Ask about winter.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the note on Lone Heron' })).toHaveFocus();
  expect(localStorage.getItem('shortlist')).toContain('"note":"Ask about winter."');
  expect(screen.getByRole('textbox', { name: 'Link to this list' })).toHaveValue(
    'https://poolpros.example/shortlist?ids=2,1',
  );
});

it('removes a firm, and says so when nothing is left', async () => {
  save();
  const { user } = renderPage('/shortlist', responses);
  await user.click(await screen.findByRole('button', { name: 'Remove Lone Heron' }));
  expect(names()).toEqual(['Hillstone']);
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Hillstone' }));
  expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

it('keeps a firm that is no longer listed until it is removed', async () => {
  save([{ id: 9, name: 'Gone Pools', note: '' }, ...saved]);
  renderPage('/shortlist', responses);
  expect(await screen.findByText('No longer listed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gone Pools' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Gone Pools' })).toBeVisible();
});

it('shows names and notes when the details cannot be read', async () => {
  save();
  renderPage('/shortlist', { ...responses, 'GET /api/installers/cards': problem(503, 'service_unavailable') });
  expect(await screen.findByText(/Your list and your notes are safe/)).toBeVisible();
  expect(names()).toEqual(['Lone Heron', 'Hillstone']);
});

it('puts firms beside each other and asks them all from here', async () => {
  save();
  const { user } = renderPage('/shortlist', responses);
  for (const box of await screen.findAllByRole('checkbox', { name: /^Compare/ })) await user.click(box);
  expect(screen.getByRole('link', { name: 'Compare 2 side by side' })).toHaveAttribute('href', '/compare?ids=2,1');
  await user.click(screen.getByRole('button', { name: 'Ask several at once' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask several at once' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

it('mails the list once, without the notes', async () => {
  save();
  const bodies: unknown[] = [];
  const { user } = renderPage('/shortlist', {
    ...responses,
    'POST /api/shortlists/mail': async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ acceptedAt: '2026-11-21T09:00:00.000Z' }, { status: 202 });
    },
  });
  const send = () => user.click(screen.getByRole('button', { name: 'Email my shortlist' }));
  const email = await screen.findByLabelText('Email *');
  await send();
  expect(await screen.findByText('Enter the email address to send it to.')).toBeVisible();
  await user.type(email, 'sam');
  await send();
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
  await user.type(email, '@home.example');
  await send();
  expect(await screen.findByText('sam@home.example')).toBeVisible();
  expect(bodies).toEqual([{ email: 'sam@home.example', installerIds: [2, 1], [honeypotName]: '' }]);
});

it('says why a list is not mailed', async () => {
  save();
  const detail = 'We emailed several shortlists to this address today. Try again tomorrow.';
  const { user } = renderPage('/shortlist', {
    ...responses,
    'POST /api/shortlists/mail': problem(429, 'too_many_requests', { detail }),
  });
  await user.type(await screen.findByLabelText('Email *'), 'sam@home.example');
  await user.click(screen.getByRole('button', { name: 'Email my shortlist' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

it('shows the list of somebody else as shared, and saves it on demand', async () => {
  save([{ id: 1, name: 'Hillstone', note: 'Mine.' }]);
  const { user, router } = renderPage('/shortlist?ids=2,1', responses);
  expect(await screen.findByRole('heading', { level: 1, name: 'A shared shortlist' })).toBeVisible();
  expect(names()).toEqual(['Lone Heron', 'Hillstone']);
  expect(screen.queryByText('Mine.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save to my shortlist' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(names()).toEqual(['Hillstone', 'Lone Heron']);
  expect(screen.getByText('Mine.')).toBeVisible();
});

it('shows the maker of a link the own list behind it', async () => {
  save();
  renderPage('/shortlist?ids=1,2', responses);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible();
});

it('says so when nobody of a shared list is left', async () => {
  renderPage('/shortlist?ids=98,99', responses);
  expect(await screen.findByRole('heading', { name: 'These contractors are no longer listed' })).toBeVisible();
});

it('follows another tab', async () => {
  renderPage('/shortlist', responses);
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  act(() => {
    save();
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  });
  await waitFor(() => expect(names()).toEqual(['Lone Heron', 'Hillstone']));
});
