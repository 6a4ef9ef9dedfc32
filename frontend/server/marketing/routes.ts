import { badgeSeconds, badgeStyles, badgesRoot, reviewCardsRoot } from '@poolpros/contracts/marketing-files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createInTurn, TooManyWaiting } from '../in-turn.js';
import { drawBadge } from './badge.js';
import { badgeText, neutralBadge } from './badge-text.js';
import { createShownListings, type FoundListing, type ShownListingsOptions } from './shown-listing.js';

/** Bytes of recently drawn files: hundreds of badges and sheets. */
const keptBytes = 12_000_000;
const mostWaiting = 16;
const retrySeconds = 5;

/** Draws one file at a time, and each once while it is kept, since a sheet takes longer than a page. */
function createDrawn() {
  const inTurn = createInTurn(mostWaiting);
  const files = new LRUCache<string, string | Buffer, () => Promise<string | Buffer>>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_what, _old, { context: draw }) => inTurn(draw),
    ignoreFetchAbort: true,
  });
  return (what: unknown, draw: () => Promise<string | Buffer>) =>
    files.forceFetch(JSON.stringify(what), { context: draw });
}

/** The files that businesses embed or print. Anybody may load them, like the page of a listing. */
export function marketingRoutes(app: FastifyInstance, options: ShownListingsOptions): void {
  const listingOf = createShownListings(options);
  const drawn = createDrawn();

  app.get<{ Params: { name: string }; Querystring: { style?: string } }>(
    `${badgesRoot}/:name`,
    async (request, reply) => {
      const id = idOf(request.params.name, 'svg');
      const style = badgeStyles.find((each) => each === (request.query.style ?? 'light'));
      if (id === null || !style) return plain(reply, 404, 'There is no such badge. Its style is light or dark.');
      const listing = await listingOf(id).catch((error: unknown) => {
        request.log.error({ err: error }, 'listing of a badge not read');
        return null;
      });
      const text = listing === null ? neutralBadge : badgeText(listing);
      const svg = await drawn(['badge', text, style], () => drawBadge(text, style)).catch(whenBusy);
      if (svg === null) return tooBusy(reply);
      // A browser shows the picture of any status, so a site with an old badge has no broken one.
      return reply
        .code(listing === null ? 503 : statusOf(listing))
        .headers(listing === null ? unkept : kept)
        .headers(badgeHeaders)
        .send(svg);
    },
  );

  app.get<{ Params: { name: string } }>(`${reviewCardsRoot}/:name`, async (request, reply) => {
    const id = idOf(request.params.name, 'pdf');
    const listing = id === null ? 'missing' : await listingOf(id);
    if (typeof listing === 'string') return plain(reply, statusOf(listing), 'There are no such cards.');
    if (listing.state !== 'open') return plain(reply, 404, 'This business takes no reviews.');
    const { name, slug } = listing;
    const cards = { id: listing.id, name };
    const file = await drawn(['cards', cards], async () => {
      // Most web servers draw none, and its libraries take a while to load.
      const { drawReviewCards } = await import('./review-cards.js');
      return drawReviewCards(cards, options.publicUrl);
    }).catch(whenBusy);
    if (file === null) return tooBusy(reply);
    return reply
      .type('application/pdf')
      .headers(kept)
      .header('content-disposition', `attachment; filename="review-cards-${slug}.pdf"`)
      .header('x-robots-tag', 'noindex')
      .send(file);
  });
}

const idOf = (name: string, extension: string): number | null => {
  const [, id] = new RegExp(`^([1-9]\\d{0,9})\\.${extension}$`).exec(name) ?? [];
  return id === undefined ? null : Number(id);
};

function statusOf(listing: FoundListing): number {
  if (listing === 'missing') return 404;
  return listing === 'removed' ? 410 : 200;
}

const kept = { 'cache-control': `public, max-age=${badgeSeconds.browser}` };
const unkept = { 'cache-control': 'no-store', 'retry-after': String(retrySeconds) };
const badgeHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  // Other sites embed it.
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

function whenBusy(error: unknown): null {
  if (error instanceof TooManyWaiting) return null;
  throw error;
}

const tooBusy = (reply: FastifyReply) => plain(reply.headers(unkept), 503, 'Try again shortly.');
