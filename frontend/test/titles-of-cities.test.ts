import { textLengths } from '@poolpros/contracts/limits';
import { loadPlaces } from '@poolpros/places/load';
import { expect, it } from 'vitest';
import { fullTitle } from '../src/shared/lib/seo.js';

const places = loadPlaces();
const cities = places.states.flatMap(({ slug, label, code }) =>
  places.citiesOf(slug).map((city) => ({ city: city.label, state: label, code })),
);

it('every city stays whole in the title of a profile, whatever the business is called', () => {
  const longest = 'Pool '.repeat(textLengths.businessName.max / 5);
  const titles = cities.map(({ city, code }) => ({
    end: `, ${city}, ${code}`,
    title: fullTitle(longest, `, ${city}, ${code}`),
  }));
  expect(titles.filter(({ title, end }) => title.length > 60 || !title.endsWith(end) || title.startsWith(','))).toEqual(
    [],
  );
});

it.each(['Pool contractors in', 'Pool installation cost in', 'Hot tub and swim spa contractors near'])(
  'no city makes the title “%s …” longer than sixty characters',
  (beginning) => {
    const titles = cities.map(({ city, state }) => fullTitle(`${beginning} ${city}, ${state}`));
    expect(titles.filter((title) => title.length > 60 || !title.startsWith(beginning))).toEqual([]);
  },
);
