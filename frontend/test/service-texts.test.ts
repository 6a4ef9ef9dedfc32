import { kindsOfService } from '@poolpros/contracts/licenses/kinds-of-service';
import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import { loadPlaces } from '@poolpros/places/load';
import { placeFacts } from '@poolpros/places/place-facts';
import { expect, it } from 'vitest';
import { licenseParagraph } from '../src/features/places/components/place-guide.js';
import type { About } from '../src/features/places/service-texts/about.js';
import { contactAdvice } from '../src/features/places/service-texts/contact-advice.js';
import { serviceTexts } from '../src/features/places/service-texts/index.js';

function aboutOf(city: string, state: string, stateSlug: string): About {
  const facts = placeFacts(stateSlug, loadPlaces().cityByName(stateSlug, city));
  if (!facts) throw new Error(`nothing is known of ${state}`);
  return { city, state, facts };
}

/** Two of one climate and state, one that closes its pools, one without a swimming season, and California high and low. */
const places = [
  aboutOf('Phoenix', 'Arizona', 'arizona'),
  aboutOf('Scottsdale', 'Arizona', 'arizona'),
  aboutOf('Chicago', 'Illinois', 'illinois'),
  aboutOf('Burlington', 'Vermont', 'vermont'),
  aboutOf('Truckee', 'California', 'california'),
  aboutOf('San Diego', 'California', 'california'),
];

const served = { serving: 5, medianRating: 4.5 };

const told = (slug: (typeof serviceSlugs)[number], about: About): string[] => {
  const text = serviceTexts[slug];
  return [
    text.title(about.city),
    text.price(about),
    text.season(about),
    ...[...text.questions(about), contactAdvice(text.work, about.city, served)].flatMap(({ question, answer }) => [
      question,
      answer,
    ]),
  ].flatMap((part) => part.split(/(?<=[.?!]) (?=[A-Z])/));
};

const pages = serviceSlugs.flatMap((slug) =>
  places.map((about) => [`${slug} in ${about.city}`, told(slug, about), about] as const),
);

it('shares no sentence between two places or two services', () => {
  const pagesOf = new Map<string, string[]>();
  for (const [page, sentences] of pages)
    for (const sentence of new Set(sentences)) pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), page]);
  expect([...pagesOf].filter(([, on]) => on.length > 1)).toEqual([]);
});

it.each(pages)('names the place in every part of the page about %s', (_, sentences, { city, state }) => {
  for (const sentence of sentences) {
    expect(sentence.includes(city) || sentence.includes(state)).toBe(true);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

const licenseOf = (slug: (typeof serviceSlugs)[number], { city, state, facts }: About): string =>
  licenseParagraph(facts, {
    kinds: kindsOfService[serviceOfPage[slug]] ?? [],
    state,
    at: { work: serviceTexts[slug].work, place: city },
  });

it('has a paragraph about licenses for each service and place, and no two alike', () => {
  const paragraphs = serviceSlugs.flatMap((slug) => places.map((about) => licenseOf(slug, about)));
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  for (const paragraph of paragraphs) expect(paragraph).not.toBe('');
});

it.each([
  ['pool-renovation', 'renovate or replaster a pool'],
  ['pool-winterization', 'open or close a pool'],
  ['pool-opening', 'open or close a pool'],
  ['hot-tub-installation', 'requires an electrical contractor license to wire a pool, hot tub or sauna'],
] as const)('%s has the rule for its own kind of work', (slug, words) => {
  expect(licenseOf(slug, aboutOf('Phoenix', 'Arizona', 'arizona'))).toContain(words);
});

it('says when pools are closed where they are, and that they stay open where they do', () => {
  const [phoenix, , chicago] = places;
  expect(phoenix && serviceTexts['pool-winterization'].season(phoenix)).toContain('50 °F in December');
  expect(chicago && serviceTexts['pool-winterization'].season(chicago)).toContain('mid-September to early October');
  expect(chicago && serviceTexts['pool-opening'].season(chicago)).toContain('between late April and mid-May');
});

it('never tells a mountain town of California that its pools stay open, nor a desert city to do without freeze protection', () => {
  const [phoenix, , , , truckee, sanDiego] = places;
  for (const { season } of Object.values(serviceTexts))
    expect(truckee && season(truckee)).not.toMatch(/stay open|winterized|all year|never pauses|not closed/);
  expect(truckee && serviceTexts['pool-winterization'].season(truckee)).toContain('early September to mid-September');
  expect(phoenix && serviceTexts['pool-winterization'].season(phoenix)).toContain('freeze protection');
  expect(sanDiego && serviceTexts['pool-winterization'].season(sanDiego)).toMatch(/^Few pools/);
});

it.each([
  [
    { serving: 0, medianRating: null },
    'No listed business in range of Austin offers pool repair yet; the nearest businesses are shown above.',
  ],
  [
    { serving: 1, medianRating: null },
    'One listed business in range of Austin offers pool repair; nobody has reviewed a finished job yet.',
  ],
  [
    { serving: 1, medianRating: 4.5 },
    'One listed business in range of Austin offers pool repair; its reviews of finished jobs average 4.5 stars.',
  ],
  [
    { serving: 5, medianRating: 4.5 },
    '5 listed businesses in range of Austin offer pool repair; half of the businesses with reviews of finished jobs have 4.5 stars or more.',
  ],
])('says of %j whom to ask', (there, answer) => {
  expect(contactAdvice('pool repair', 'Austin', there)).toEqual({
    question: 'Who can I ask about pool repair in Austin?',
    answer,
  });
});
