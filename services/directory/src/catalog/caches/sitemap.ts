import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { Sitemap, SitemapShard } from '@poolpros/contracts/http/sitemap';
import { isOwnMachine } from '@poolpros/contracts/public-samples';
import { profilePath } from '@poolpros/contracts/slug';
import { stateBySlug, states } from '@poolpros/contracts/states';
import type { CatalogContext } from '../context.js';
import { contractorsOfPart } from '../db/sitemap-store.js';
import type { CountsView } from '../domain/counts-view.js';
import type { ProfileCounts } from '../domain/kept-counts.js';
import { offeredPages } from '../domain/offered-pages.js';
import { lastChange, type SitemapEntry, type SitemapPart, stateParts, statesPart } from '../domain/sitemap.js';
import { createVersionCache } from './version-cache.js';

type Listed = Sitemap['shards'];

const bodyOf = (value: Sitemap | SitemapShard): EncodedBody =>
  encodeBody({ body: Buffer.from(JSON.stringify(value)), type: 'application/json; charset=utf-8' });

const timeOf = (changedAt: number): string => new Date(changedAt).toISOString();

const partBody = (entries: readonly SitemapEntry[]): EncodedBody =>
  bodyOf({ entries: entries.map(({ path, changedAt }) => ({ path, updatedAt: timeOf(changedAt) })) });

const listed = (parts: readonly SitemapPart[]): Listed =>
  parts.map(({ name, entries }) => ({ name, updatedAt: timeOf(lastChange(entries)) }));

/** The sitemap and its parts, each made once for each change of the counts behind it. */
export function createSitemap({ counts, places, config, database }: CatalogContext) {
  const withSamples = isOwnMachine(config.PUBLIC_URL);
  const bodies = createVersionCache<EncodedBody | null | Promise<EncodedBody | null>>();
  const lists = createVersionCache<Listed>();
  const indexes = createVersionCache<Promise<EncodedBody>>();
  const sourcesOf = (view: CountsView) => ({ places, view, offered: offeredPages(view, config.PUBLIC_URL) });

  /** Changes with what the parts of a state are made of. */
  const versionOf = (view: CountsView, stateSlug: string): string =>
    `${view.ofState(stateSlug).revision} ${sourcesOf(view).offered.version}`;

  const namedProfiles = ({ profiles, samples }: ProfileCounts): number => profiles[0] - (withSamples ? 0 : samples);

  async function makeIndex(view: CountsView): Promise<EncodedBody> {
    const sources = sourcesOf(view);
    const shards: Listed = [...lists('states', view, () => listed(statesPart(sources)))];
    for (const { slug } of states) {
      shards.push(...lists(slug, versionOf(view, slug), () => listed(stateParts(sources, slug))));
      await nextTurn();
    }
    for (const [name, counts] of view.profiles)
      if (namedProfiles(counts) > 0)
        shards.push({ name: `contractors-${name}`, updatedAt: timeOf(counts.profiles[1]) });
    return bodyOf({ shards });
  }

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
        return revision ? await bodies(name, revision, () => makeContractors(Number(range))) : null;
      }
      const make = (parts: readonly SitemapPart[]): EncodedBody | null => {
        const part = parts.find((each) => each.name === name);
        return part ? partBody(part.entries) : null;
      };
      if (/^states(-\d{1,2})?$/.test(name)) return await bodies(name, view, () => make(statesPart(sourcesOf(view))));
      const [, slug = ''] = /^(?:cities|services)-(.+?)(?:-\d{1,2})?$/.exec(name) ?? [];
      if (!stateBySlug(slug)) return null;
      return await bodies(name, versionOf(view, slug), () => make(stateParts(sourcesOf(view), slug)));
    },
  };
}
