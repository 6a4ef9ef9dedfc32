import { services } from '@poolpros/contracts/catalogue';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { expect, test } from 'vitest';
import { jobs } from '../src/features/costs/jobs.js';
import { costLinks } from '../src/features/places/cost-links.js';

test('each page about the cost of a job is linked by its title from a service that includes the job', () => {
  const linked = services.flatMap((service) => costLinks(service)).map(({ to, label }) => `${to} ${label}`);
  const pages = jobs.map(({ slug, title }) => `${pathTo(pagePaths.jobCost, { job: slug })} ${title}`);
  expect([...new Set(linked)].sort()).toEqual(pages.sort());
});
