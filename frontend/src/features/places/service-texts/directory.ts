import { lowerLabelOf, serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { AreaPage, CityPage, StatePage } from '@poolpros/contracts/http/places';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { bandText, extreme, sometimeText, throughoutText } from '../facts-text.js';
import type { About, Question } from './about.js';

/** What pages about a whole city or state say of building and caring for a pool there. */
export interface DirectoryText {
  price: string;
  season: string;
  questions: Question[];
}

/** What an inground pool costs to plan with, from the least to the most of its kinds. */
export const ingroundBand = ({ facts: { prices } }: Pick<About, 'facts'>): string =>
  bandText({ low: prices.bands.vinyl.low, mid: null, high: prices.bands.concrete.high });

const opensAndCloses = (place: string, { facts: { season } }: Pick<About, 'facts'>): string =>
  season.opening && season.closing
    ? `Pools in ${place} open ${sometimeText(season.opening)} and close ${sometimeText(season.closing)}.`
    : `Pools in ${place} stay open all year${season.winter === 'freeze-guard' ? ' with freeze protection' : ''}; unheated water ranges from ${extreme(season.water, -1).value} °F in ${extreme(season.water, -1).month} to ${extreme(season.water).value} °F in ${extreme(season.water).month}.`;

/** What a city's page says. */
export function cityText({
  city: { label: city },
  serving,
  located,
  medianRating,
  services,
  ...page
}: CityPage): DirectoryText {
  const most = services.slice(0, 3).map((each) => `${lowerLabelOf(each.value)} (${each.serving})`);
  return {
    price: `Plan on ${ingroundBand(page)} for an inground pool in ${city}, from vinyl to concrete, with the permit and a contingency.`,
    season: opensAndCloses(city, page),
    questions: [
      {
        question: `How many pool businesses are in range of ${city}?`,
        answer: [
          servedText(city, serving, located),
          ...(most.length > 0 ? [`The most common services in range of ${city}: ${most.join(', ')}.`] : []),
        ].join(' '),
      },
      {
        question: `How are pool businesses in ${city} rated?`,
        answer:
          medianRating === null
            ? `Nobody has reviewed a finished job by a business in range of ${city} yet.`
            : ratedText(city, serving, medianRating),
      },
      {
        question: `When is the water in ${city} warm enough to swim?`,
        answer: page.facts.season.swimming
          ? `Unheated water in ${city} stays at 75 °F or more ${throughoutText(page.facts.season.swimming)}.`
          : `Unheated water in ${city} does not stay at 75 °F in any month, so plan on a heater or a cover.`,
      },
    ],
  };
}

/** What a state's page says. */
export function stateText({ state: { label }, cities, installers, ...page }: StatePage): DirectoryText {
  const [most] = cities;
  const state = stateInText(label);
  return {
    price: `Based on prices in ${state}, plan on ${ingroundBand(page)} for an inground pool, permit and contingency included.`,
    season: opensAndCloses(`most of ${state}`, page),
    questions: [
      {
        question: `Which city in ${state} has the most pool businesses?`,
        answer: most
          ? `${most.label}, with ${most.installers} of ${counted(installers, 'business', 'businesses')} listed in ${state}.`
          : `No business with an address in ${state} is listed yet.`,
      },
      {
        question: `What does pool upkeep in ${state} cost?`,
        answer: `Plan on ${bandText(page.facts.prices.bands.upkeep)} a year for an inground pool; without a cover, a pool in ${state} loses about ${Math.round(page.facts.season.evaporation.reduce((sum, each) => sum + each, 0))} inches of water a year to evaporation.`,
      },
    ],
  };
}

/** What the page of a county or a region says. */
export function areaText({ area, center, miles, cities, cityCount, installers, ...page }: AreaPage): DirectoryText {
  return {
    price: `Plan on ${ingroundBand(page)} for an inground pool in ${area.label}, permit and contingency included.`,
    season: opensAndCloses(area.label, page),
    questions: [
      {
        question: `Where in ${area.label} are pool businesses based?`,
        answer: cities[0]
          ? locatedText(area.label, cities[0], cityCount, installers)
          : `No listed business has an address in ${area.label} yet; the businesses on this page come from nearby.`,
      },
      {
        question: `What counts as ${area.label} here?`,
        answer: `Everything within ${miles} miles of ${center.label}, its largest city. Each business listed here is in range of ${center.label}: within the area it states, or ${serviceRadiusMiles.default} miles.`,
      },
    ],
  };
}

function servedText(city: string, serving: number, located: number): string {
  if (serving === 0) return `No listed business is in range of ${city} yet.`;
  if (serving === 1)
    return `One listed business is in range of ${city}, and its address is in ${located === 1 ? 'the city' : 'another city'}.`;
  return `${serving} listed businesses are in range of ${city}, and ${located === 0 ? 'none' : located} of them ${located === 1 ? 'has' : 'have'} an address in the city.`;
}

const ratedText = (city: string, serving: number, median: number): string =>
  serving === 1
    ? `The only listed business in range of ${city} has ${median.toFixed(1)} stars from reviews of finished jobs.`
    : `Half of the businesses in range of ${city} that have reviews of finished jobs have ${median.toFixed(1)} stars or more.`;

function locatedText(area: string, first: AreaPage['cities'][number], cityCount: number, installers: number): string {
  if (installers === 1) return `One listed business has an address in ${area}; it is in ${first.label}.`;
  if (cityCount === 1)
    return `${installers} listed businesses have an address in ${area}, all of them in ${first.label}.`;
  return `${installers} listed businesses have an address in ${area}, in ${cityCount} of its cities; ${first.label} has the most (${first.installers}).`;
}
