import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServiceProcess } from '@poolpros/chassis/testing/service-process';
import { distanceOptions } from '@poolpros/contracts/catalogue';
import { eachFilter, valueFilters } from '@poolpros/contracts/value-filters';
import { expect, it } from 'vitest';
import { operator, summary } from './fixtures.js';
import { card, found } from './installers.js';

const installers = Array.from({ length: 10 }, (_, index) =>
  card({
    id: 240 + index,
    name: `Hillstone & Granger Pool Construction ${index}`,
    slug: `hillstone-and-granger-pool-construction-${240 + index}`,
    description: 'Backyard pools around Austin, built in weeks rather than seasons. '.repeat(4),
    services: ['Pool Installation', 'Pool Renovation', 'Pool Heating', 'Pool Lighting', 'Water Features'],
    distance: 2.4 + index,
    priceRange: index % 2 === 0 ? '$30,000–$60,000' : null,
    badges: index === 0 ? [{ kind: 'reply', text: 'Replies in 4 h' }] : [],
    sample: true,
  }),
);
const results = found(installers, {
  total: 52,
  totalPages: 6,
  facets: {
    byDistance: distanceOptions.map((miles) => ({ miles, count: 47 })),
    ...eachFilter((key) => valueFilters[key].panel.map((value) => ({ value, count: 47 }))),
    rating: [
      { min: 5, count: 12 },
      { min: 4, count: 47 },
    ],
  },
});
const responses: Record<string, unknown> = {
  '/api/summary': summary,
  '/api/installers/search-enhanced': results,
};

/** A gateway that knows one search. */
async function startGateway() {
  const server = createServer(({ url = '' }, reply) => {
    const response = responses[url.split('?', 1)[0] ?? ''];
    reply.writeHead(response ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(response ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function pageOfResults(): Promise<string> {
  const gateway = await startGateway();
  const web = await startServiceProcess(join(import.meta.dirname, '../dist/server/main.js'), {
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:4000',
    API_URL: gateway.url,
    INTERNAL_TOKEN: 'x'.repeat(32),
    MAIL_POSTAL_ADDRESS: operator.address,
  });
  try {
    const path = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
    // The first page of a web server may take longer than it waits for a search.
    await fetch(web.url + path);
    return await (await fetch(web.url + path)).text();
  } finally {
    await web.end();
    gateway.server.close();
  }
}

it('sends a page of ten results in at most 60 kB of HTML', async () => {
  const html = await pageOfResults();
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
  const attributes = [...html.matchAll(/ class="[^"]*"/g)].map(([text]) => text.length);
  expect(attributes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(16_000);
});
