import {
  bandText,
  extreme,
  gallonsADay,
  passing60,
  sometimeText,
  throughoutText,
  usualSurface,
  windowText,
  yearOf,
} from '../facts-text.js';
import { inPlace, namedAfter, type ServiceText } from './about.js';

export const maintenance: ServiceText = {
  ...namedAfter('Pool Maintenance'),
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Chemicals, pump power and wear and tear on an inground pool add up to ${bandText(facts.prices.bands.upkeep)} a year; ask companies in ${city} which of these their visits include.`,
  season({ city, facts: { season } }) {
    const [warm, cold] = [extreme(season.water), extreme(season.water, -1)];
    return season.opening && season.closing
      ? `Maintenance in ${city} runs from ${season.opening.from} to ${season.closing.to}, and peaks in ${warm.month}, when the water is at ${warm.value} °F.`
      : `Maintenance in ${city} never pauses: unheated water ranges from ${cold.value} °F in ${cold.month} to ${warm.value} °F in ${warm.month}.`;
  },
  questions: ({ city, facts: { season } }) => [
    {
      question: `How much water do you have to add to a pool in ${city}?`,
      answer: `An uncovered ${usualSurface} sq ft pool in ${city} loses about ${yearOf(season.evaporation)} inches a year to evaporation, and ${gallonsADay(extreme(season.evaporation).value)} gallons a day in ${extreme(season.evaporation).month}; a maintenance plan should say who tops off the pool.`,
    },
  ],
};

export const cleaning: ServiceText = {
  ...namedAfter('Pool Cleaning'),
  priced: null,
  price: ({ city }) =>
    `We know of no published price for a cleaning visit in ${city}: ask for a price per visit and a price for the season.`,
  season({ city, facts: { season } }) {
    const warm = season.water.filter((degrees) => degrees >= 60).length;
    return `Algae like water above 60 °F, which an unheated pool in ${city} has ${warm === 12 ? 'all year' : `for ${warm} months of the year`}: that is how long you need a cleaning contract.`;
  },
  questions: ({ city, facts: { season } }) => [
    {
      question: `When does a pool in ${city} need cleaning the most?`,
      answer: `Cleaning matters most in ${extreme(season.water).month}, when unheated water in ${city} averages ${extreme(season.water).value} °F.`,
    },
  ],
};

export const winterization: ServiceText = {
  ...namedAfter('Pool Winterization'),
  priced: 'closing',
  price: ({ city, facts }) =>
    `Plan on ${bandText(facts.prices.bands.closing)} (a national range) to close a pool; quotes in ${city} depend on the cover, the plumbing and who brings the chemicals.`,
  season({ city, facts: { season } }) {
    const cold = extreme(season.water, -1);
    if (season.closing)
      return `Book a pool closing in ${city} for ${windowText(season.closing)}: that is when the water stays below 60 °F.`;
    return season.winter === 'freeze-guard'
      ? `Most pools in ${city} stay open through the winter, with water at ${cold.value} °F in ${cold.month}: freeze protection starts the pump when the air drops to 35 to 38 °F, because water that sits still freezes in the pipes. Ask a pool company in ${city} what to drain if the power fails in a hard freeze.`
      : `Few pools in ${city} are winterized: with water at ${cold.value} °F in ${cold.month}, the pump just runs fewer hours.`;
  },
  questions({ city, facts: { season } }) {
    const fall = passing60(season.water, 'down');
    return [
      {
        question: `When is it too early to close a pool in ${city}?`,
        answer: fall
          ? `As long as the water is above 60 °F: unheated pools in ${city} cool from ${fall[0].value} °F in ${fall[0].month} to ${fall[1].value} °F in ${fall[1].month}.`
          : `Unheated water in ${city} stays above 60 °F, so no month calls for closing a pool.`,
      },
    ];
  },
};

export const opening: ServiceText = {
  ...namedAfter('Pool Opening'),
  priced: 'opening',
  price: ({ city, facts }) =>
    `Plan on ${bandText(facts.prices.bands.opening)} (a national range) to open a pool; ask whether quotes in ${city} include cover cleaning and startup chemicals.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `Open a pool in ${city} ${sometimeText(season.opening)}, before the water stays above 60 °F: open early and you will fight less algae.`
      : `Pools in ${city} stay open, so an opening here means the first service after a quiet winter, when the water is at ${extreme(season.water, -1).value} °F in ${extreme(season.water, -1).month}.`,
  questions({ city, facts: { season } }) {
    const rise = passing60(season.water, 'up');
    return [
      {
        question: `When does the water in ${city} get warm?`,
        answer: [
          rise
            ? `Unheated pools in ${city} warm from ${rise[0].value} °F in ${rise[0].month} to ${rise[1].value} °F in ${rise[1].month}`
            : `Unheated pools in ${city} never fall below 60 °F`,
          season.swimming
            ? `and stay at 75 °F or more, warm enough to swim, ${throughoutText(season.swimming)}.`
            : `and do not reach 75 °F without a heater or a cover.`,
        ].join(' '),
      },
    ];
  },
};

export const summer: ServiceText = {
  work: 'summer pool maintenance',
  title: inPlace('Summer pool maintenance'),
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Of the ${bandText(facts.prices.bands.upkeep)} a year that it costs to keep up an inground pool, summer takes the largest share in ${city}: ask for a monthly price.`,
  season: ({ city, facts: { season } }) =>
    `Summer service in ${city} peaks in ${extreme(season.water).month}: even without a heater, the water is at ${extreme(season.water).value} °F and needs a look more than once a week.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `How much water does a pool in ${city} lose in summer?`,
      answer: `In ${extreme(season.evaporation).month}, when evaporation peaks, an uncovered ${usualSurface} sq ft pool in ${city} loses about ${gallonsADay(extreme(season.evaporation).value)} gallons a day to evaporation, or ${extreme(season.evaporation).value} inches over the month.`,
    },
  ],
};

export const careCalendar: ServiceText = {
  work: 'year-round pool care',
  title: (place) => `Pool care calendar for ${place}`,
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Plan on ${bandText(facts.prices.bands.upkeep)} for twelve months of care for an inground pool in ${city}, including power and wear and tear.`,
  season: ({ city, facts: { season } }) =>
    season.opening && season.closing
      ? `A pool in ${city} has two big dates a year: it opens ${sometimeText(season.opening)} and closes ${sometimeText(season.closing)}.`
      : `A pool in ${city} is not closed for the winter${season.winter === 'freeze-guard' ? ', but its pump has to run when the air nears freezing' : ''}; without a heater, ${season.swimming ? `it is warm enough to swim ${throughoutText(season.swimming)}` : 'it is never quite warm enough to swim'}.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Which month is hardest on a pool in ${city}?`,
      answer:
        extreme(season.water).month === extreme(season.evaporation).month
          ? `${extreme(season.water).month}, which has the warmest water (${extreme(season.water).value} °F) and the most evaporation (${extreme(season.evaporation).value} inches) in the ${city} climate.`
          : `${extreme(season.water).month} has the warmest water (${extreme(season.water).value} °F), and ${extreme(season.evaporation).month} has the most evaporation (${extreme(season.evaporation).value} inches) in the ${city} climate.`,
    },
  ],
};
