import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownListing } from '../../../../test/account-fixtures.js';
import { FakeRequest, latestRequest } from '../../../../test/fake-request.js';
import { problem, type Responses, renderElement } from '../../../../test/render.js';
import { Photos } from './photos.js';

const path = '/api/contractors/me/listings/7/photos';
const photo = (place: number, changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id: `0199c6f0-0000-7000-8000-00000000000${place}`,
  url: `/media/photos/${String(place).repeat(32)}-960.webp`,
  width: 1600,
  height: 1200,
  alt: `Pool number ${place}`,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

/** What the API holds; its operations change it. */
let items: OwnPhoto[];
let asked: { path: string; body: unknown }[];
const api = (more: Responses = {}): Responses => ({
  [`GET ${path}`]: () => ({ items, most: 10 }),
  [`POST ${path}/order`]: async (request: Request) => {
    const { ids } = (await request.json()) as { ids: string[] };
    items = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
    return { items, most: 10 };
  },
  ...Object.fromEntries(
    [1, 2, 3]
      .map((place) => photo(place))
      .flatMap(({ id }) => [
        [
          `POST ${path}/${id}`,
          async (request: Request) => {
            const { alt } = (await request.json()) as { alt: string };
            asked.push({ path: id, body: alt });
            items = items.map((item) => (item.id === id ? { ...item, alt } : item));
            return items.find((item) => item.id === id);
          },
        ],
        [
          `POST ${path}/${id}/remove`,
          () => {
            const gone = items.find((item) => item.id === id);
            items = items.filter((item) => item.id !== id);
            return gone;
          },
        ],
        [
          `POST ${path}/${id}/restore`,
          () => {
            items = [photo(1), ...items];
            return photo(1);
          },
        ],
      ]),
  ),
  ...more,
});

beforeEach(() => {
  items = [photo(1), photo(2), photo(3)];
  asked = [];
  FakeRequest.sent = [];
  window.localStorage.setItem('contractorToken', 'token');
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const onSessionEnd = vi.fn();
const open = (more: Responses = {}) =>
  renderElement(<Photos listing={ownListing} onSessionEnd={onSessionEnd} />, api(more));
const shown = async () => {
  const list = await screen.findByRole('list', { name: 'Photos' });
  return within(list)
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
};
const file = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const choose = async (user: ReturnType<typeof open>['user'], ...names: string[]) =>
  user.upload(await screen.findByLabelText(/Add photos/), names.map(file));
it('shows the photos in their order, the cover marked', async () => {
  items = [photo(1, { alt: '' }), photo(2)];
  open();
  expect(await shown()).toEqual(['Photo 1, not described yet', 'Pool number 2']);
  const [first, second] = screen.getAllByRole('img').map((image) => image.closest('li'));
  expect(first).toHaveTextContent('Not shown yet');
  expect(second).toHaveTextContent('Cover');
  expect(screen.getByText(/2 of 10 photos/)).toBeVisible();
});

it('changes the order with the keyboard', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Move photo 3 forward' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await shown()).toEqual(['Pool number 1', 'Pool number 3', 'Pool number 2']);
  await user.click(screen.getByRole('button', { name: 'Make photo 3 the first one' }));
  await waitFor(() => expect(items.map(({ alt }) => alt)).toEqual(['Pool number 2', 'Pool number 1', 'Pool number 3']));
  expect(await shown()).toEqual(['Pool number 2', 'Pool number 1', 'Pool number 3']);
});

it('shows the order that is stored when another one could not be saved', async () => {
  const { user } = open({ [`POST ${path}/order`]: problem(409, 'conflict') });
  await user.click(await screen.findByRole('button', { name: 'Move photo 1 back' }));
  expect(await screen.findByText('The order was not saved')).toBeVisible();
  await waitFor(async () => expect(await shown()).toEqual(['Pool number 1', 'Pool number 2', 'Pool number 3']));
});

it('saves the description of a photo, and says why it could not', async () => {
  items = [photo(1, { alt: '' })];
  const { user } = open();
  await user.type(await screen.findByLabelText('Description of photo 1'), 'Spa at dusk');
  await user.click(screen.getByRole('button', { name: 'Save description' }));
  expect(await screen.findByAltText('Spa at dusk')).toBeVisible();
  expect(asked).toEqual([{ path: photo(1).id, body: 'Spa at dusk' }]);
  expect(screen.queryByRole('button', { name: 'Save description' })).toBeNull();
});

it('says at the field why a description is rejected', async () => {
  const errors = [{ path: 'body.alt', message: 'use at least 5 characters' }];
  const { user } = open({ [`POST ${path}/${photo(1).id}`]: problem(400, 'invalid_request', { errors }) });
  const field = await screen.findByLabelText('Description of photo 1');
  await user.clear(field);
  await user.type(field, 'Spa{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 5 characters\./));
});

it('removes a photo and undoes it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await waitFor(async () => expect(await shown()).toEqual(['Pool number 2', 'Pool number 3']));
  await user.click(undo);
  await waitFor(async () => expect(await shown()).toEqual(['Pool number 1', 'Pool number 2', 'Pool number 3']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('sends files one after the other, each with its progress', async () => {
  const { user } = open();
  await choose(user, 'one.jpg', 'two.jpg');
  const first = await latestRequest(1);
  expect(first.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'image/jpeg' });
  expect(first.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  first.progress(0.4);
  expect(screen.getByText('Sending, 40%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Uploading one.jpg' })).toHaveAttribute('value', '0.4');
  expect(screen.getByText('Waiting')).toBeVisible();
  items = [...items, photo(4, { alt: '' })];
  await first.respond(201, photo(4, { alt: '' }));
  expect(await screen.findByAltText('Photo 4, not described yet')).toBeVisible();
  expect(screen.queryByText('one.jpg')).toBeNull();
  const second = await latestRequest(2);
  expect(second.headers['idempotency-key']).not.toBe(first.headers['idempotency-key']);
  await second.respond(415, { code: 'unsupported_media_type', detail: 'This is a PDF file. Choose a photo.' });
  expect(await screen.findByText('This is a PDF file. Choose a photo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip it' }));
  expect(screen.queryByText('two.jpg')).toBeNull();
});

it('sends a file again under its key after the connection was lost', async () => {
  const { user } = open();
  await choose(user, 'one.jpg');
  const first = await latestRequest(1);
  act(() => first.onerror());
  expect(await screen.findByText('The connection was lost. Try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const second = await latestRequest(2);
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
});

it('renews an expired token and sends the file again', async () => {
  const { user } = open();
  await choose(user, 'one.jpg');
  await (await latestRequest(1)).respond(401, { code: 'token_expired' });
  await latestRequest(2);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

it('accepts no more files than the plan allows', async () => {
  items = Array.from({ length: 9 }, (_, index) => photo(index + 1));
  const { user } = open();
  await choose(user, 'one.jpg', 'two.jpg');
  await latestRequest(1);
  expect(screen.queryByText('two.jpg')).toBeNull();
  expect(screen.getByText('One file was left out: your plan includes 10 photos.')).toBeVisible();
  expect(screen.getByText(/Your plan includes 10 photos/)).toBeVisible();
});
