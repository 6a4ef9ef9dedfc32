import type { SubmissionPhoto } from '@poolpros/contracts/http/submission-photos';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeRequest, latestRequest } from '../../../../test/fake-request.js';
import { problem, type Responses, renderElement } from '../../../../test/render.js';
import { FormPhotos } from './form-photos.js';

const path = '/api/submission-photos';
const photo = (place: number, alt = `Pool number ${place}`): SubmissionPhoto => ({
  id: `0199c6f0-0000-7000-8000-00000000000${place}`,
  alt,
  width: 1600,
  height: 1200,
});
const token = 't'.repeat(43);

/** What the API holds. */
let items: SubmissionPhoto[];
const api = (more: Responses = {}): Responses => ({
  [`POST ${path}/open`]: () => ({ items }),
  [`POST ${path}/arrange`]: async (request: Request) => {
    const body = (await request.json()) as { items: { id: string; alt: string }[] };
    items = body.items.flatMap(({ id, alt }) =>
      items.filter((item) => item.id === id).map((item) => ({ ...item, alt })),
    );
    return { items };
  },
  ...Object.fromEntries([1, 2, 3].map((place) => [`GET ${path}/${photo(place).id}`, () => new Response('picture')])),
  ...more,
});

beforeEach(() => {
  items = [photo(1), photo(2)];
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

function Form({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <FormPhotos token={value} onToken={setValue} />
      <output data-testid="token">{value}</output>
    </>
  );
}
const open = (more: Responses = {}, begin = token) => renderElement(<Form begin={begin} />, api(more));
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Photos' }))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const file = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

it('shows the photos of a draft, and changes order and number of them', async () => {
  const { user } = open();
  await waitFor(async () => expect(await shown()).toEqual(['Pool number 1', 'Pool number 2']));
  await user.click(screen.getByRole('button', { name: 'Move photo 2 forward' }));
  await waitFor(() => expect(items.map(({ alt }) => alt)).toEqual(['Pool number 2', 'Pool number 1']));
  expect(await shown()).toEqual(['Pool number 2', 'Pool number 1']);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(async () => expect(await shown()).toEqual(['Pool number 1']));
});

it('saves what is seen on a photo without sending the form', async () => {
  items = [photo(1, '')];
  const { user } = open();
  await user.type(await screen.findByLabelText('Description of photo 1'), 'Spa at dusk{Enter}');
  await waitFor(() => expect(items).toMatchObject([{ alt: 'Spa at dusk' }]));
  expect(await screen.findByAltText('Spa at dusk')).toBeVisible();
});

it('says at the field why a description is rejected', async () => {
  const errors = [{ path: 'body.items.0.alt', message: 'use at least 5 characters' }];
  const { user } = open({ [`POST ${path}/arrange`]: problem(400, 'invalid_request', { errors }) });
  const field = await screen.findByLabelText('Description of photo 1');
  await user.clear(field);
  await user.type(field, 'Spa{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 5 characters\./));
});

it('makes a token with the first photo, and sends all with it', async () => {
  items = [];
  const { user } = open({}, '');
  await user.upload(await screen.findByLabelText(/Add photos/), [file('one.jpg'), file('two.jpg')]);
  const first = await latestRequest(1);
  const made = screen.getByTestId('token').textContent;
  expect(made).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(first.headers[photosTokenHeader]).toBe(made);
  expect(first.headers.authorization).toBeUndefined();
  items = [photo(1, '')];
  await first.respond(201, photo(1, ''));
  expect(await screen.findByAltText('Photo 1, not described yet')).toBeVisible();
  expect((await latestRequest(2)).headers[photosTokenHeader]).toBe(made);
});

it('accepts ten and no more', async () => {
  items = Array.from({ length: 9 }, (_, index) => photo(index + 1));
  const { user } = open();
  await screen.findByText(/1 left/);
  await user.upload(screen.getByLabelText(/Add photos/), [file('one.jpg'), file('two.jpg')]);
  expect(await screen.findByText('One file was left out: you can add up to 10 photos.')).toBeVisible();
  await latestRequest(1);
  expect(screen.queryByText('two.jpg')).toBeNull();
});
