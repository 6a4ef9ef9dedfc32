import { profilePath } from '@poolpros/contracts/slug';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { present } from '../present.js';
import type { Site } from './site.js';

/** A site that serves pages, and a path of each kind of page that is measured. */
export interface PageKinds {
  site: Site;
  origin: string;
  /** The center of the largest metro. */
  center: { lat: number; lon: number };
  city: { stateSlug: string; slug: string };
  paths: Record<'home' | 'state' | 'city' | 'service in a city' | 'profile' | 'results', string>;
}

/** Starts what pages need on the site of 10,000 listings. */
export async function pageKinds({ sites, metros, places }: Bench): Promise<PageKinds> {
  const site = await sites.site('10k', 10_000);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const origin = site.urls.gateway;
  const { lat, lon } = present(metros[0], 'metro');
  const { city } = present(places.nearestCity(lat, lon) ?? undefined, 'city');
  const { installers } = await read<{ installers: Parameters<typeof profilePath>[0][] }>(
    origin,
    `api/installers/search-enhanced?lat=${lat}&lon=${lon}&distance=25`,
  );
  return {
    site,
    origin,
    center: { lat, lon },
    city,
    paths: {
      home: '/us',
      state: `/us/${city.stateSlug}/pool-contractors`,
      city: `/us/${city.stateSlug}/${city.slug}/pool-contractors`,
      'service in a city': `/pool-repair/${city.stateSlug}/${city.slug}`,
      profile: profilePath(present(installers[0], 'installer')),
      results: `/search-results?lat=${lat}&lon=${lon}&distance=25`,
    },
  };
}
