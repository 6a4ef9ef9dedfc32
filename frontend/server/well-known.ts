import { wellKnownPaths } from '@poolpros/contracts/missing-page';
import { apiDocsPath, pagePaths } from '@poolpros/contracts/paths';
import { dayMs } from '@poolpros/contracts/time';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '../src/shared/brand.js';
import { createSiteIcons, icoOf } from './site-icons.js';

const iconWidths = { small: 192, large: 512 } as const;
const cacheControl = `public, max-age=${dayMs / 1000}`;
/** RFC 9116 recommends less than a year. */
const contactDays = 180;

/** What browsers, password managers and researchers ask for without a link (docs/rules.md#well-known). */
export function wellKnownRoutes(
  app: FastifyInstance,
  { publicUrl, contact, clientDir }: { publicUrl: string; contact: string | null; clientDir: string },
): void {
  const icons = createSiteIcons(clientDir);
  const file = (reply: FastifyReply, type: string, body: Buffer | string) =>
    reply.type(type).header('cache-control', cacheControl).send(body);

  app.get(wellKnownPaths.favicon, async (_request, reply) =>
    file(reply, 'image/x-icon', icoOf(await icons.png(48), 48)),
  );
  for (const [path, width] of [
    [wellKnownPaths.appleTouchIcon, 180],
    [wellKnownPaths.smallIcon, iconWidths.small],
    [wellKnownPaths.largeIcon, iconWidths.large],
  ] as const)
    app.get(path, async (_request, reply) => file(reply, 'image/png', await icons.png(width)));

  app.get(wellKnownPaths.manifest, (_request, reply) =>
    file(reply, 'application/manifest+json', JSON.stringify(manifest)),
  );
  app.get(wellKnownPaths.changePassword, (_request, reply) =>
    reply.redirect(`${pagePaths.dashboard}?view=security`, 302),
  );
  app.get(wellKnownPaths.overview, (_request, reply) =>
    file(reply, 'text/plain; charset=utf-8', overviewOf(publicUrl)),
  );
  if (contact !== null)
    app.get(wellKnownPaths.securityContact, (_request, reply) =>
      file(reply, 'text/plain; charset=utf-8', securityText(publicUrl, contact, new Date())),
    );
}

/** Whoever installs the site is a contractor, who comes for new requests. */
const manifest = {
  id: '/',
  name: `${brand.name}: requests and listings`,
  short_name: brand.name,
  start_url: pagePaths.dashboard,
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#072f3e',
  icons: [
    { src: wellKnownPaths.smallIcon, width: iconWidths.small },
    { src: wellKnownPaths.largeIcon, width: iconWidths.large },
  ].map(({ src, width }) => ({ src, sizes: `${width}x${width}`, type: 'image/png' })),
};

const securityText = (publicUrl: string, contact: string, now: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + contactDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${wellKnownPaths.securityContact}`,
    '',
  ].join('\n');

const overviewOf = (publicUrl: string): string =>
  [
    `# ${brand.name}`,
    '',
    '> A US directory of pool, spa, hot tub, sauna and steam-room contractors. Homeowners search, compare and write to them without an account.',
    '',
    '## Find a contractor',
    '',
    ...[
      ['By state and city', pagePaths.states],
      ['Near a place', pagePaths.nearMe],
      ['How reviews are collected and when they are removed', pagePaths.reviewsPolicy],
    ].map(link(publicUrl)),
    '',
    '## Plan the work',
    '',
    ...[
      ['What pool jobs cost', pagePaths.costs],
      ['Cost of a new pool', pagePaths.costCalculator],
      ['Pool licenses, permits and barriers by state', pagePaths.regulations],
      ['Financing', pagePaths.financing],
      ['Guide to pool types', pagePaths.poolTypesGuide],
    ].map(link(publicUrl)),
    '',
    '## For programs',
    '',
    ...[['The API', apiDocsPath]].map(link(publicUrl)),
    '',
  ].join('\n');

const link =
  (publicUrl: string) =>
  ([text, path]: readonly string[]) =>
    `- [${text}](${publicUrl}${path})`;
