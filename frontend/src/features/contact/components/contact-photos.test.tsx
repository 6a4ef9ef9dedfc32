import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { photosTokenHeader } from '@poolpros/contracts/photo-tokens';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeRequest, latestRequest } from '../../../../test/fake-request.js';
import { problem, type Responses, renderElement } from '../../../../test/render.js';
import { useContactDialog } from '../use-contact-dialog.js';

const path = '/api/request-photos';
const photo = (place: number): RequestPhoto => ({
  id: `0199c6f0-0000-7000-8000-00000000000${place}`,
  width: 1600,
  height: 1200,
});
const file = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <button type="button" onClick={() => contact({ id: 12, name: 'Hillstone Pools' }, [], {})}>
        open
      </button>
      {dialog}
    </>
  );
}

/** The form with what is required and its photos unfolded, and what it sends. */
async function openForm(more: Responses = {}) {
  const bodies: Record<string, unknown>[] = [];
  const page = renderElement(<Page />, {
    'POST /api/contact-requests': async (request: Request) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return Response.json({ id: photo(9).id, createdAt: '2026-11-21T09:00:00.000Z' }, { status: 201 });
    },
    ...Object.fromEntries([1, 2].map((place) => [`GET ${path}/${photo(place).id}`, () => new Response('picture')])),
    ...more,
  });
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('Full Name *'), 'Jordan Avila');
  await user.type(screen.getByLabelText('Email *'), 'jordan@example.com');
  await user.type(screen.getByLabelText('Project Details *'), 'A 14 by 28 pool.');
  const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  const choose = async (...names: string[]) => {
    await user.click(screen.getByText('Photos (optional)'));
    await user.upload(await screen.findByLabelText(/Add photos/), names.map(file));
  };
  return { ...page, bodies, send, choose };
}

it('says nothing of photos in a message without any', async () => {
  const { send, bodies } = await openForm();
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('photosToken');
});

it('sends photos before the message, which waits for them and takes them along', async () => {
  const { send, choose, bodies } = await openForm();
  await choose('leak.jpg');
  const upload = await latestRequest(1);
  await send();
  expect(await screen.findByText(/still uploading/)).toBeVisible();
  expect(bodies).toEqual([]);
  await upload.respond(201, photo(1));
  expect(await screen.findByText('1 photo added')).toBeVisible();
  expect(await screen.findByAltText('Your photo 1')).toBeVisible();
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.photosToken).toBe(upload.headers[photosTokenHeader]);
});

it('takes a photo out again', async () => {
  const removed: unknown[] = [];
  const { user, send, choose, bodies } = await openForm({
    [`POST ${path}/remove`]: async (request: Request) => {
      removed.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  await choose('leak.jpg');
  const upload = await latestRequest(1);
  await upload.respond(201, photo(1));
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(screen.queryByAltText('Your photo 1')).not.toBeInTheDocument());
  expect(removed).toEqual([{ token: upload.headers[photosTokenHeader], photoId: photo(1).id }]);
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('photosToken');
});

it('keeps a photo that could not be removed, and says so', async () => {
  const { user, choose } = await openForm({ [`POST ${path}/remove`]: problem(503, 'service_unavailable') });
  await choose('leak.jpg');
  await (await latestRequest(1)).respond(201, photo(1));
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  expect(await screen.findByText('The photo was not removed. Try again in a moment.')).toBeVisible();
  expect(screen.getByAltText('Your photo 1')).toBeVisible();
});

it('says at the file why it is no photo, and sends the message without it', async () => {
  const { user, send, choose, bodies } = await openForm();
  await choose('plan.jpg');
  await (await latestRequest(1)).respond(415, { code: 'unsupported_media_type', detail: 'This is a PDF file.' });
  expect(await screen.findByText('This is a PDF file.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip it' }));
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('takes five photos and no more', async () => {
  const { choose } = await openForm();
  await choose(...Array.from({ length: 6 }, (_, at) => `photo-${at}.jpg`));
  expect(await screen.findByText('One file was left out: you can add up to 5 photos.')).toBeVisible();
  expect(screen.getByText('photo-4.jpg')).toBeVisible();
  expect(screen.queryByText('photo-5.jpg')).not.toBeInTheDocument();
});
