import { BaseSequencer } from 'vitest/node';

/** The slowest files, which start first: the last one to start would run alone at the end. */
const longest = [
  'e2e/journeys/reading/quality',
  'e2e/journeys/reading/usage-figures',
  'e2e/journeys/reading/crawl',
  'e2e/journeys/reading/open-states',
  'e2e/journeys/publishing/usage-events',
  'e2e/journeys/publishing/photos',
  'packages/chassis/test/broker-hang',
  'packages/chassis/test/retries',
  'services/search/test/readiness',
  'packages/contracts/test/authorization',
  'packages/chassis/test/consumer',
  'packages/chassis/test/run',
  'services/search/test/index',
  'services/directory/test/webhooks',
  'services/notifications/test/outages',
  'packages/chassis/test/migrations',
];

/** Begins with the longest files, then uses what vitest knows from the last run, or the size of a file. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {import('vitest/node').TestSpecification} file */
    const rank = ({ moduleId }) => {
      const index = longest.findIndex((name) => moduleId.includes(`/${name}.`));
      return index === -1 ? longest.length : index;
    };
    return sorted.toSorted((left, right) => rank(left) - rank(right));
  }
}
