import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { requestTokenHeader } from '@poolpros/contracts/photo-tokens';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkToken } from '../../../test/account-fixtures.js';
import { problem, renderElement } from '../../../test/render.js';
import { photosByLink } from './photo-access.js';
import { RequestPhotos } from './request-photos.js';

const photos: RequestPhoto[] = [1, 2].map((place) => ({
  id: `0199c6f0-0000-7000-8000-00000000000${place}`,
  width: 1600,
  height: 1200,
}));

beforeEach(() =>
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })),
);
afterEach(() => vi.unstubAllGlobals());

/** The photos, and the tokens with which their pictures were asked for. */
function open(response?: Response) {
  const tokens: (string | null)[] = [];
  const answer = (request: Request) => {
    tokens.push(request.headers.get(requestTokenHeader));
    return response ?? new Response('picture');
  };
  const responses = Object.fromEntries(photos.map(({ id }) => [`GET /api/requests/photos/${id}`, answer]));
  const page = renderElement(
    <RequestPhotos photos={photos} access={photosByLink(linkToken)} from="Jordan" />,
    responses,
  );
  return { ...page, tokens };
}

it('says whose photos they are, and asks for them with the token of the link', async () => {
  const { tokens } = open();
  expect(await screen.findByAltText('Photo 1 of 2 from Jordan')).toBeVisible();
  expect(await screen.findByAltText('Photo 2 of 2 from Jordan')).toBeVisible();
  expect(tokens).toEqual([linkToken, linkToken]);
});

it('opens a photo large, leads on with the arrow keys, and closes with Escape', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Photo 1 of 2 from Jordan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos from Jordan' });
  expect(dialog).toHaveTextContent('Photo 1 of 2');
  await user.keyboard('{ArrowRight}');
  expect(dialog).toHaveTextContent('Photo 2 of 2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Photo 1 of 2 from Jordan' })).toHaveFocus();
});

it('says which photo did not load', async () => {
  open(problem(404, 'not_found'));
  expect(await screen.findByText('Photo 2 of 2 from Jordan did not load.')).toBeVisible();
});
