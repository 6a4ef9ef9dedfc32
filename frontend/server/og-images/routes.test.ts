import { ogImagesRoot } from '@poolpros/contracts/paths';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createOgImageNames, type OgImage } from './og-image.js';
import { ogImageRoutes } from './routes.js';

const names = createOgImageNames('s'.repeat(40));
let app: ReturnType<typeof fastify>;
afterEach(() => app.close());

function served(draw: (image: OgImage) => Promise<Buffer>) {
  app = fastify();
  ogImageRoutes(app, names, draw);
  return (title: string) => app.inject(`${ogImagesRoot}/${names.nameOf({ kind: 'page', title })}`);
}

it('draws an image once, for all who ask at the same time and for those who come later', async () => {
  const draw = vi.fn<(image: OgImage) => Promise<Buffer>>(async ({ title }) => Buffer.from(title));
  const get = served(draw);
  const responses = [...(await Promise.all([get('One'), get('One'), get('One')])), await get('One')];
  expect(draw).toHaveBeenCalledTimes(1);
  for (const { statusCode, headers, body } of responses) {
    expect(statusCode).toBe(200);
    expect(body).toBe('One');
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

it('draws one at a time, and turns away who would wait behind sixteen', async () => {
  let atOnce = 0;
  const goOn: (() => void)[] = [];
  const get = served(async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise<void>((resolve) => goOn.push(resolve));
    atOnce -= 1;
    return Buffer.from('drawn');
  });
  const asked = Array.from({ length: 17 }, (_, number) => get(`Page ${number}`));
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  for (let drawn = 0; drawn < 16; drawn += 1) {
    await vi.waitUntil(() => goOn.length > drawn);
    goOn[drawn]?.();
  }
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode).sort()).toEqual([...Array(16).fill(200), 503]);
  expect((await get('Page 1')).statusCode).toBe(200);
});

it('draws another after one could not be drawn', async () => {
  const get = served(async ({ title }) => {
    if (title === 'Broken') throw new Error('no paint');
    return Buffer.from('drawn');
  });
  expect((await get('Broken')).statusCode).toBe(500);
  expect((await get('Whole')).statusCode).toBe(200);
});

it('has no image that no page of ours names', async () => {
  const draw = vi.fn<(image: OgImage) => Promise<Buffer>>();
  served(draw);
  expect((await app.inject(`${ogImagesRoot}/x.jpg`)).statusCode).toBe(404);
  expect(draw).not.toHaveBeenCalled();
});
