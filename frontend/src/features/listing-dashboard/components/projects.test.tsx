import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import type { OwnProject } from '@poolpros/contracts/http/projects';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownListing } from '../../../../test/account-fixtures.js';
import { problem, type Responses, renderElement } from '../../../../test/render.js';
import { Projects } from './projects.js';

const path = '/api/contractors/me/listings/7/projects';
const photo: OwnPhoto = {
  id: '0199c6f0-0000-7000-8000-000000000001',
  url: `/media/photos/${'1'.repeat(32)}-960.webp`,
  width: 1600,
  height: 1200,
  alt: 'Spa at dusk',
  addedAt: '2026-11-20T10:00:00.000Z',
};
const project = (id: number, title: string, changes: Partial<OwnProject> = {}): OwnProject => ({
  id,
  version: 1,
  title,
  text: '',
  service: null,
  poolType: null,
  sizeBand: null,
  costBand: null,
  builtOn: null,
  months: null,
  photoIds: [],
  path: `/pool-contractor/texas/austin/hillstone-pools-7/projects/x-${id}`,
  isShown: true,
  ...changes,
});

let items: OwnProject[];
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  items = [project(1, 'Pool with a spa'), project(2, 'Replaster')];
  sent = [];
  window.localStorage.setItem('contractorToken', 'token');
});
afterEach(() => window.localStorage.clear());

const took = (answer: () => unknown) => async (request: Request) => {
  sent.push({ path: new URL(request.url).pathname, body: await request.json() });
  return answer();
};
const open = (more: Responses = {}) =>
  renderElement(<Projects listing={ownListing} onSessionEnd={vi.fn()} />, {
    [`GET ${path}`]: () => ({ items, most: 3 }),
    'GET /api/contractors/me/listings/7/photos': { items: [photo], most: 10 },
    ...more,
  });
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Projects' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('adds a project with its facts and the photos that are chosen', async () => {
  const { user } = open({
    [`POST ${path}`]: took(() => {
      items = [...items, project(3, 'Cedar sauna')];
      return items.at(-1);
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a project' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('What you built *')).toHaveAccessibleDescription(/Enter what you built\./);
  await user.type(dialog.getByLabelText('What you built *'), 'Cedar sauna');
  await user.selectOptions(dialog.getByLabelText('Kind of work'), 'Sauna installation');
  await user.selectOptions(dialog.getByLabelText('Finished in'), 'June');
  await user.type(dialog.getByLabelText('Year'), '2024');
  await user.type(dialog.getByLabelText('Months it took'), '2');
  await user.click(dialog.getByRole('checkbox', { name: 'Spa at dusk' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await titles()).toEqual(['Pool with a spa', 'Replaster', 'Cedar sauna']));
  expect(sent).toMatchObject([
    {
      body: {
        title: 'Cedar sauna',
        service: 'Sauna Installation',
        poolType: null,
        builtOn: '2024-06',
        months: 2,
        photoIds: [photo.id],
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Add a project/ })).toHaveAttribute('aria-disabled', 'true');
});

it('says at the year when a month has none, and what the API says of a date', async () => {
  const errors = [{ path: 'body.builtOn', message: 'enter a date that is not in the future' }];
  const { user } = open({ [`POST ${path}`]: problem(400, 'invalid_request', { errors }) });
  await user.click(await screen.findByRole('button', { name: 'Add a project' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What you built *'), 'Cedar sauna');
  await user.selectOptions(dialog.getByLabelText('Finished in'), 'June');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Year')).toHaveAccessibleDescription('Enter a four-digit year.');
  await user.type(dialog.getByLabelText('Year'), '2099');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Year')).toHaveAccessibleDescription('Enter a date that is not in the future.'),
  );
});

it('edits a project as it was seen, and says when somebody else was faster', async () => {
  items = [project(1, 'Pool with a spa', { builtOn: '2024', version: 4, photoIds: [photo.id] })];
  const { user } = open({
    [`POST ${path}/1`]: problem(409, 'conflict', { detail: 'The project was changed in the meantime.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Pool with a spa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the project' }));
  expect(dialog.getByLabelText('Year')).toHaveValue('2024');
  expect(dialog.getByRole('checkbox', { name: 'Spa at dusk' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The project was changed in the meantime.')).toBeVisible();
});

it('puts projects in order by the keyboard', async () => {
  const { user } = open({
    [`POST ${path}/order`]: took(() => {
      items = items.toReversed();
      return { items, most: 3 };
    }),
  });
  const button = await screen.findByRole('button', { name: 'Move project 2 forward' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await titles()).toEqual(['Replaster', 'Pool with a spa']);
  await waitFor(() => expect(sent).toMatchObject([{ body: { ids: [2, 1] } }]));
});

it('asks before it removes a project', async () => {
  const { user } = open({
    [`POST ${path}/1/remove`]: took(() => {
      items = items.slice(1);
      return null;
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove project 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the project?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await titles()).toEqual(['Replaster']));
});

it('says which project the plan has no room for, and links to no page of it', async () => {
  items = [...items, project(3, 'Third'), project(4, 'Fourth', { isShown: false })];
  open();
  const list = within(await screen.findByRole('list', { name: 'Projects' }));
  expect(list.getByText('Not shown: over your plan’s limit')).toBeVisible();
  expect(list.getAllByRole('link', { name: /^View page/ })).toHaveLength(3);
});

it('invites to add the first one', async () => {
  items = [];
  open();
  expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a project' })).toBeVisible();
});
