import { expect, test } from 'vitest';
import { photosById, positionBehind, type RequestPhotoRecord } from './request-photo.js';

const photo = (id: string, messageId: string | null): RequestPhotoRecord => ({
  id,
  tokenHash: null,
  requestId: 'request',
  messageId,
  position: 1,
  name: id,
  width: 640,
  height: 480,
  createdAt: new Date(0),
});

test('the photos of a message are not those of its request', () => {
  const photosOf = photosById([photo('a', null), photo('b', 'message'), photo('c', null)]);
  const ids = (of: string) => photosOf(of).map(({ id }) => id);
  expect([ids('request'), ids('message'), ids('other')]).toEqual([['a', 'c'], ['b'], []]);
});

test('a photo is behind all others, also where one was removed', () => {
  expect([positionBehind([]), positionBehind([{ position: 1 }, { position: 4 }])]).toEqual([1, 5]);
});
