import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { Sitemap, SitemapShard } from '@poolpros/contracts/http/sitemap';
import { isOwnMachine } from '@poolpros/contracts/public-samples';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug, states } from '@poolpros/contracts/states';
import type { CatalogContext } from '../context.js';
import { contractorsOfPart, projectsOfPart } from '../db/sitemap-store.js';
import type { CountsView } from '../domain/counts-view.js';
import type { ProfileCounts } from '../domain/kept-counts.js';
import { offeredPages } from '../domain/offered-pages.js';
import { projectEntries } from '../domain/project-entries.js';
import {
  lastChange,
  type PlaceSources,
  partsOf,
  type SitemapEntry,
  type SitemapPart,
  stateEntries,
  stateParts,
} from '../domain/sitemap.js';
import { createVersionCache } from './version-cache.js';

/** A part as the index lists it, and its body, which is made on the first request for it. */
interface CachedPart {
  name: string;
  updatedAt: string;
  body: () => EncodedBody;
}

const bodyOf = (value: Sitemap | SitemapShard): EncodedBody =>
  encodeBody({ body: Buffer.from(JSON.stringify(value)), type: 'application/json; charset=utf-8' });

const timeOf = (changedAt: number): string => new Date(changedAt).toISOString();

const partBody = (entries: readonly SitemapEntry[]): EncodedBody =>
  bodyOf({ entries: entries.map(({ path, changedAt }) => ({ path, updatedAt: timeOf(changedAt) })) });

function toCachedPart({ name, entries }: SitemapPart): CachedPart {
  let body: EncodedBody | SitemapEntry[] = entries;
  return {
    name,
    updatedAt: timeOf(lastChange(entries)),
    body() {
      if (Array.isArray(body)) body = partBody(body);
      return body;
    },
  };
}

/** The sitemap and its parts, each made once for each change of the counts behind it. */
export function createSitemap({
  counts,
  places,
  config,
  database,
}: Pick<CatalogContext, 'counts' | 'places' | 'database'> & { config: Pick<CatalogContext['config'], 'PUBLIC_URL'> }) {
  const withSamples = isOwnMachine(config.PUBLIC_URL);
  const entriesByState = createVersionCache<SitemapEntry[]>();
  const partsByState = createVersionCache<CachedPart[]>();
  const statesParts = createVersionCache<CachedPart[]>();
  const contractorParts = createVersionCache<Promise<EncodedBody | null>>();
  const projectParts = createVersionCache<Promise<CachedPart[]>>();
  const indexes = createVersionCache<Promise<EncodedBody>>();
  const sourcesOf = (view: CountsView): PlaceSources => ({
    places,
    view,
    offered: offeredPages(view, config.PUBLIC_URL),
  });

  const partsOfStates = (sources: PlaceSources): CachedPart[] =>
    statesParts('states', sources.view, () => {
      const entries = states.flatMap(({ slug }) =>
        entriesByState(slug, sources.offered.versionOf(slug), () => stateEntries(sources, slug)),
      );
      return partsOf('states', entries).map(toCachedPart);
    });

  const partsOfState = (sources: PlaceSources, stateSlug: string): CachedPart[] =>
    partsByState(stateSlug, sources.offered.versionOf(stateSlug), () =>
      stateParts(sources, stateSlug).map(toCachedPart),
    );

  const namedProfiles = ({ profiles, samples }: ProfileCounts): number => profiles[0] - (withSamples ? 0 : samples);

  async function makeIndex(view: CountsView): Promise<EncodedBody> {
    const sources = sourcesOf(view);
    const parts: Pick<CachedPart, 'name' | 'updatedAt'>[] = [...partsOfStates(sources)];
    for (const { slug } of states) {
      parts.push(...partsOfState(sources, slug));
      await nextTurn();
    }
    for (const [name, counts] of view.profiles)
      if (namedProfiles(counts) > 0) parts.push({ name: `contractors-${name}`, updatedAt: timeOf(counts.profiles[1]) });
    for (const [range, { revision }] of view.profiles) parts.push(...(await projectsIn(range, revision)));
    return bodyOf({ shards: parts.map(({ name, updatedAt }) => ({ name, updatedAt })) });
  }

  /** The part of the projects of a range of listings, whose counts change with them; none without pages to index. */
  const projectsIn = (range: string, revision: number): Promise<CachedPart[]> =>
    projectParts(range, revision, async () => {
      const projects = await projectsOfPart(database.dataSource.manager, Number(range), withSamples);
      return partsOf(`projects-${range}`, projectEntries(projects)).map(toCachedPart);
    });

  async function makeContractors(part: number): Promise<EncodedBody | null> {
    const contractors = await contractorsOfPart(database.dataSource.manager, part, withSamples);
    if (contractors.length === 0) return null;
    return partBody(contractors.map((each) => ({ path: profilePath(each), changedAt: each.updatedAt.getTime() })));
  }

  return {
    async index(): Promise<EncodedBody> {
      const view = await counts();
      return await indexes('index', view, () => makeIndex(view));
    },

    /** A part by its name; null if there is none. */
    async part(name: string): Promise<EncodedBody | null> {
      const view = await counts();
      const [, range] = /^contractors-([1-9]\d{0,5})$/.exec(name) ?? [];
      if (range) {
        const revision = view.profiles.get(range)?.revision;
        return revision ? await contractorParts(name, revision, () => makeContractors(Number(range))) : null;
      }
      const [, rangeOfProjects] = /^projects-([1-9]\d{0,5})$/.exec(name) ?? [];
      if (rangeOfProjects) {
        const revision = view.profiles.get(rangeOfProjects)?.revision;
        const parts = revision ? await projectsIn(rangeOfProjects, revision) : [];
        return parts[0]?.body() ?? null;
      }
      const [, slug = ''] = /^(?:cities|services)-(.+?)(?:-\d{1,2})?$/.exec(name) ?? [];
      const parts = stateBySlug(slug) ? partsOfState(sourcesOf(view), slug) : partsOfStates(sourcesOf(view));
      return parts.find((part) => part.name === name)?.body() ?? null;
    },
  };
}
