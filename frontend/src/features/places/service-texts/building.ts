import { bandText, extreme, gallonsADay, sometimeText, throughoutText } from '../facts-text.js';
import { inPlace, namedAfter, type ServiceText } from './about.js';

export const installation: ServiceText = {
  ...namedAfter('Pool Installation'),
  priced: 'fiberglass',
  price: ({ city, state, facts: { prices } }) =>
    `With the permit and a contingency, plan on ${bandText(prices.bands.fiberglass)} for a 450 sq ft fiberglass pool in ${state}, ${bandText(prices.bands.vinyl)} for vinyl and ${bandText(prices.bands.concrete)} for concrete; in ${city}, as everywhere else, the deck, fence and heater are extra.`,
  season: ({ city, facts: { season } }) =>
    season.swimming
      ? `Unheated water in ${city} reaches 75 °F in ${season.swimming.from}; to be swimming by then, count back 4 to 9 weeks for a fiberglass pool and 12 to 26 for concrete.`
      : `Unheated water in ${city} peaks at ${extreme(season.water).value} °F in ${extreme(season.water).month}, so plan on a heater or a cover along with the pool.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Can you use a pool in ${city} without a heater?`,
      answer: season.swimming
        ? `Yes, ${throughoutText(season.swimming)}: that is when an unheated pool in ${city} stays at 75 °F or more.`
        : `Not comfortably: an unheated pool in ${city} averages ${extreme(season.water).value} °F in its warmest month.`,
    },
  ],
};

export const installationCost: ServiceText = {
  work: 'pool construction',
  title: (place) => `What a pool costs in ${place}`,
  priced: 'concrete',
  price: ({ city, state, facts: { prices } }) =>
    `Based on prices in ${state}, plan on anywhere from ${bandText(prices.bands.aboveGround)} for an above-ground pool to ${bandText(prices.bands.concrete)} for a concrete pool in ${city}.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `The pool season in ${city} runs from ${season.opening.from} to ${season.closing?.to ?? season.opening.to}; without a heater, ${season.swimming ? `you can swim ${throughoutText(season.swimming)}` : 'the water is rarely warm enough to swim'}.`
      : `The pool season in ${city} lasts all year; without a heater, ${season.swimming ? `you can swim ${throughoutText(season.swimming)}` : 'the water is rarely warm enough to swim'}.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does a pool in ${city} cost once it is built?`,
      answer: `Plan on ${bandText(prices.bands.upkeep)} a year for an inground pool in ${city}, plus a new liner (${bandText(prices.bands.liner)}) or new plaster (${bandText(prices.bands.replaster)}) every so often.`,
    },
    {
      question: `What do these prices for ${city} leave out?`,
      answer: `Deck, fence, heater, rock, high groundwater, slope and tight access: make sure each quote for your lot in ${city} covers them, because that is where prices in ${state} differ most.`,
    },
  ],
};

export const repair: ServiceText = {
  ...namedAfter('Pool Repair'),
  priced: 'liner',
  price: ({ city, facts }) =>
    `Plan on ${bandText(facts.prices.bands.liner)} for a new vinyl liner, the largest of the common repairs; for smaller problems in ${city}, ask what the diagnostic visit costs.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `Most pool problems in ${city} show up at opening time, ${sometimeText(season.opening)}: have leaks and pumps looked at before then, not in ${extreme(season.water).month}.`
      : `Pumps in ${city} run all year, so a repair means days without circulation: the best time is ${extreme(season.water, -1).month}, when the water is at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Is my pool in ${city} leaking, or is it just evaporation?`,
      answer: `In ${extreme(season.evaporation).month}, an uncovered pool in ${city} loses about ${(extreme(season.evaporation).value / 30.4).toFixed(2)} inches a day to evaporation; a quarter inch a day beyond that points to a leak.`,
    },
  ],
};

export const renovation: ServiceText = {
  ...namedAfter('Pool Renovation'),
  priced: 'replaster',
  price: ({ city, facts }) =>
    `Plan on ${bandText(facts.prices.bands.replaster)} for new plaster and ${bandText(facts.prices.bands.liner)} for a new liner; tile, coping and deck are priced by the job in ${city}.`,
  season: ({ city, facts: { season } }) =>
    season.opening && season.closing
      ? `Pools in ${city} are closed from ${season.closing.to} to ${season.opening.from} anyway: use those months to plan, and be first in line when the ground thaws.`
      : `You cannot swim while a pool in ${city} is empty, so renovate when you will miss it least: in ${extreme(season.water, -1).month}, when the water is at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `How much water does it take to refill a pool in ${city} after a renovation?`,
      answer: `About 16,800 gallons for a 450 sq ft pool that averages five feet deep, plus what evaporates in ${city}: ${gallonsADay(extreme(season.evaporation).value)} gallons a day in ${extreme(season.evaporation).month} without a cover.`,
    },
  ],
};

export const financing: ServiceText = {
  work: 'pool construction with financing',
  title: inPlace('Pool financing'),
  priced: 'vinyl',
  price: ({ city, state, facts: { prices } }) =>
    `In ${city}, plan on financing ${bandText(prices.bands.vinyl)} for a vinyl pool and up to ${bandText(prices.bands.concrete)} for a concrete pool, based on prices in ${state}.`,
  season: ({ city, facts: { season } }) =>
    season.swimming
      ? `A loan takes weeks, and so does a permit: in ${city}, arrange both months before ${season.swimming.from}, when unheated water gets warm.`
      : `Include a heater in the total from the start: unheated water in ${city} tops out at ${extreme(season.water).value} °F in ${extreme(season.water).month}, below the 75 °F you need to swim.`,
  questions: ({ city }) => [
    {
      question: `Does PoolPros lend money for pools in ${city}?`,
      answer: `No: nothing on this page is an offer of credit, and no lender pays to be listed alongside ${city} builders.`,
    },
    {
      question: `What should a lender's offer for a pool in ${city} include?`,
      answer: `The annual percentage rate including all fees, the term, the total of all payments and the cost of paying off the loan early: compare these four numbers, based on the same quote from one ${city} builder.`,
    },
  ],
};
