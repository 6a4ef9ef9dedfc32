import { ogImagesRoot } from '@poolpros/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createInTurn, TooManyWaiting } from '../in-turn.js';
import type { OgImage, OgImageNames } from './og-image.js';

/** Bytes of recently requested images: about 400. */
const keptBytes = 24_000_000;
/** Maximum number of images that wait to be drawn, since each takes as long as a page. */
const mostWaiting = 16;
const yearSeconds = 31_536_000;

/** Draws one at a time, and each once for all requests that arrive in that time. */
function createDrawn(names: OgImageNames, draw: (image: OgImage) => Promise<Buffer>) {
  const inTurn = createInTurn(mostWaiting);
  return new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (name) => {
      const image = names.imageOf(name);
      return image ? await inTurn(() => draw(image)) : undefined;
    },
    ignoreFetchAbort: true,
  });
}

/** The pictures that other sites show beside links to our pages (docs/adr/0058-open-graph-images.md). */
export function ogImageRoutes(
  app: FastifyInstance,
  names: OgImageNames,
  draw: (image: OgImage) => Promise<Buffer>,
): void {
  const drawn = createDrawn(names, draw);
  app.get<{ Params: { '*': string } }>(`${ogImagesRoot}/*`, async (request, reply) => {
    const text = reply.type('text/plain; charset=utf-8');
    try {
      const image = await drawn.fetch(request.params['*']);
      if (!image) return await text.code(404).send('There is no such picture.');
      return await reply
        .type('image/jpeg')
        .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
        // Sites that show a link may load it from a visitor's browser.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image);
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      return text.code(503).header('retry-after', '5').header('cache-control', 'no-store').send('Try again shortly.');
    }
  });
}
