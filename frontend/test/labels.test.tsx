import { labelOf, poolTypes, sentenceLabelOf, services, specializations } from '@poolpros/contracts/catalogue';
import type { AreaPage } from '@poolpros/contracts/http/places';
import { pageSizes } from '@poolpros/contracts/limits';
import type * as OfferRowsModule from '@poolpros/contracts/offer-rows';
import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../src/app/entry-server.js';
import { ChangeValues } from '../src/entities/listing-fields/change-values.js';
import { servicesTyped } from '../src/entities/search-box/services-typed.js';
import { SubmissionFields } from '../src/features/admin/components/submission-fields.js';
import { parseComparison } from '../src/features/compare/comparison-url.js';
import { Comparison } from '../src/features/compare/components/comparison.js';
import { prefilledLines } from '../src/features/contact/prefilled-lines.js';
import { Testimonials } from '../src/features/home/components/testimonials.js';
import { ProfileForm } from '../src/features/listing-dashboard/components/profile-form.js';
import { ReviewFields } from '../src/features/reviews/components/review-fields.js';
import { emptyReview } from '../src/features/reviews/review-values.js';
import { ServiceFields } from '../src/features/submission/components/service-fields.js';
import { emptyListing } from '../src/features/submission/listing-values.js';
import { useFields } from '../src/shared/forms/use-fields.js';
import { adminSubmission, ownListing } from './account-fixtures.js';
import { compared } from './compared.js';
import { operator, summary } from './fixtures.js';
import { card, detail, found } from './installers.js';
import { austin, texas, texasFacts, texasPage } from './places.js';
import { review, reviews } from './profile-page.js';
import { fakeFetch, renderElement } from './render.js';
import { enhanced, regular } from './search-page.js';

/** Replaces every label, and adds to each list an entry whose id is in no text, in upper or lower case. */
vi.mock('@poolpros/contracts/offer-rows', async (importOriginal) => {
  const given = await importOriginal<typeof OfferRowsModule>();
  const renamed = (rows: object, ...more: string[]) =>
    Object.fromEntries(
      [...Object.keys(rows), ...more].map((id) => [id, { label: `Renamed ${[...id].reverse().join('')}` }]),
    );
  return {
    quickServiceRows: renamed(given.quickServiceRows, 'Zeta Work'),
    additionalServiceRows: renamed(given.additionalServiceRows, 'Zeta Extras'),
    serviceRows: renamed(given.serviceRows, 'Zeta Work', 'Zeta Extras'),
    poolTypeRows: renamed(given.poolTypeRows, 'Zeta Pools'),
    specializationRows: renamed(given.specializationRows, 'Zeta Builds'),
  };
});

const offered = { services, poolTypes, specializations };
const businesses = [card(offered), card({ ...offered, id: 7, services: services.toReversed() })];
const counts = (values: readonly string[]) => values.map((value) => ({ value, count: 2 }));
const result = found(businesses, {
  facets: {
    byDistance: [{ miles: 25, count: 2 }],
    services: counts(services),
    poolTypes: counts(poolTypes),
    rating: [],
  },
});
const profile = detail({ ...offered, nearby: businesses });
const travis: AreaPage = {
  state: texas,
  area: { value: 'travis-county', label: 'Travis County', kind: 'county' },
  center: { value: 'austin', label: 'Austin', latitude: 30.27, longitude: -97.74 },
  miles: 25,
  cities: texasPage.cities,
  cityCount: texasPage.cityCount,
  installers: 11,
  averageRating: 4.3,
  others: [],
  facts: texasFacts,
  indexable: true,
};
const serving = services.map((value) => ({ value, serving: 5, medianRating: null, indexable: true })).toReversed();
const responses = {
  'GET /api/summary': summary,
  [enhanced]: result,
  [regular]: result,
  'GET /api/installers/12': profile,
  'GET /api/installers/7': profile,
  'GET /api/reviews': { ...reviews, items: [review(1, { service: 'Zeta Work' })] },
  'GET /api/places/states': [texas],
  'GET /api/places/states/texas': texasPage,
  'GET /api/places/states/texas/cities/austin': { ...austin, services: serving },
  'GET /api/places/states/texas/areas/travis-county': travis,
  'GET /api/places/areas': travis,
};

const shownAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'content'];

/** What people and machines read: texts, attributes that are shown or read aloud, and structured data. URLs are left out. */
function textsOf(root: ParentNode): string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.getAttribute('type') === 'application/ld+json') return stringsIn(JSON.parse(element.textContent));
    if (['script', 'style'].includes(element.localName)) return [];
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [
      ...own.map(({ textContent }) => textContent ?? ''),
      ...shownAttributes.map((name) => element.getAttribute(name) ?? ''),
    ];
  });
  return texts.filter((text) => text !== '' && !/^https?:/.test(text));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)];

const ids = [...services, ...poolTypes, ...specializations];
/** Texts with the id of something that has another label. */
const leaksIn = (texts: readonly string[]) =>
  texts.filter((text) => /zeta/i.test(text) || ids.some((id) => text.includes(id)));

async function textsAt(path: string): Promise<string[]> {
  const rendered = await renderPage({
    path,
    searchWithinMs: 300,
    publicUrl: 'https://poolpros.example',
    analytics: null,
    operator,
    fetch: fakeFetch(responses),
    onError: () => undefined,
  });
  if (rendered.kind === 'redirect') return [];
  return textsOf(new DOMParser().parseFromString(rendered.html, 'text/html'));
}

const search = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const paths = [
  ...Object.values(routeExamples),
  search,
  `${search}&services=Zeta+Work`,
  `${search}&services=Zeta+Work,Zeta+Extras&poolTypes=Zeta+Pools&serviceType=luxury`,
];

it('no page shows an id in place of its label', async () => {
  const leaks: [path: string, texts: string[]][] = [];
  for (const path of paths) leaks.push([path, leaksIn(await textsAt(path))]);
  expect(leaks.filter(([, texts]) => texts.length > 0)).toEqual([]);
});

/** Pages about more than a service: they have words of their own. */
const ownWords: readonly string[] = [
  'pool-financing',
  'pool-installation-cost',
  'pool-care-calendar',
  'summer-maintenance',
];

it.each(serviceSlugs)('/%s/texas/austin is named after its service', async (slug) => {
  const texts = await textsAt(`/${slug}/texas/austin`);
  expect(leaksIn(texts)).toEqual([]);
  expect(texts).toContain(`${labelOf(serviceOfPage[slug])} in Austin`);
  if (!ownWords.includes(slug)) expect(texts).toContain(`${sentenceLabelOf(serviceOfPage[slug])} in Austin, Texas`);
});

const ListingForm = () => <ServiceFields fields={useFields(emptyListing)} />;
const ReviewForm = () => <ReviewFields fields={useFields(emptyReview)} />;
const asked = parseComparison(new URLSearchParams({ ids: '12,7', services: 'Zeta Work,Zeta Pools' }));
const nothing = () => undefined;
const members: [name: string, element: ReactElement][] = [
  ['form of a new listing', <ListingForm key="form" />],
  ['form of a review', <ReviewForm key="form" />],
  ['form of a profile', <ProfileForm key="form" listing={ownListing} onSessionEnd={nothing} />],
  ['submission', <SubmissionFields key="fields" submission={{ ...adminSubmission, ...offered }} />],
  ['change', <ChangeValues key="values" before={{ services: [] }} after={offered} />],
  [
    'comparison',
    <Comparison
      key="comparison"
      asked={asked}
      installers={[compared(offered), compared({ ...offered, id: 7 })]}
      onContact={nothing}
      onAskSeveral={nothing}
      onRemove={nothing}
    />,
  ],
];

it.each(members)('no %s shows an id in place of a label', async (_, element) => {
  const { container } = renderElement(element);
  await screen.findAllByText(/renamed/i);
  expect(leaksIn(textsOf(container))).toEqual([]);
});

it('no quoted review shows an id in place of a label', async () => {
  const items = Array.from({ length: pageSizes.latestReviews }, (_, id) => ({
    ...review(id, { service: 'Zeta Work' }),
    installerName: 'Hillstone Pools',
    profilePath: '/pool-contractor/texas/austin/hillstone-pools-12',
  }));
  const { container } = renderElement(<Testimonials sample={false} />, { 'GET /api/reviews/latest': { items } });
  await screen.findAllByText(/renamed/i);
  expect(leaksIn(textsOf(container))).toEqual([]);
});

it('a message names services by their labels', () => {
  expect(leaksIn(prefilledLines({ services: [...services, ...poolTypes] }).map(({ text }) => text))).toEqual([]);
});

it('the search box offers services by the words of their labels', () => {
  expect(servicesTyped('zeta')).toEqual([]);
  expect(servicesTyped('rena')[0]?.label).toMatch(/^Renamed/);
});
