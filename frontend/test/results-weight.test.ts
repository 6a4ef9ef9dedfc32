import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { type ServiceProcess, startServiceProcess } from '@poolpros/chassis/testing/service-process';
import { distanceOptions } from '@poolpros/contracts/catalogue';
import { eachFilter, isClockValue, valueFilters } from '@poolpros/contracts/value-filters';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
    ...eachFilter((key) =>
      valueFilters[key].panel.filter((value) => !isClockValue(key, value)).map((value) => ({ value, count: 47 })),
    ),
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
const gateway = createServer(({ url = '' }, reply) => {
  const response = responses[url.split('?', 1)[0] ?? ''];
  reply.writeHead(response ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(response ?? {}));
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

let web: ServiceProcess;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  web = await startServiceProcess(join(import.meta.dirname, '../dist/server/main.js'), {
    PORT: `${port}`,
    METRICS_PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:4000',
    API_URL: `http://127.0.0.1:${await listen(gateway)}`,
    INTERNAL_TOKEN: 'x'.repeat(32),
    MAIL_POSTAL_ADDRESS: operator.address,
  });
});
afterAll(async () => {
  await web.end();
  gateway.close();
});

/** The first page of a web server may take longer than it waits for a search. */
const pageOfResults = (): Promise<string> =>
  eventually(async () => {
    const page = await fetch(`${origin}/search-results?location=Austin%2C+Texas&state=texas&city=austin`);
    const html = await page.text();
    return html.includes('<article') && html;
  });

it('sends a page of ten results in at most 60 kB of HTML', async () => {
  const html = await pageOfResults();
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
  const attributes = [...html.matchAll(/ class="[^"]*"/g)].map(([text]) => text.length);
  expect(attributes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(16_000);
});
