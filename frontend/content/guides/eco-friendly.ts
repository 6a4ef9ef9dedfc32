import type { ClimateZoneCode } from '@poolpros/calculators/climate';
import { climateSources } from '@poolpros/calculators/climate';
import { electricitySources, equipmentSourcesOf, gasSources } from '@poolpros/calculators/energy-factors';
import type { Guide, Section, Source } from './types.js';

/** What saves energy, in the order in which it pays. */
export type EcoMeasure = 'cover' | 'pump' | 'cooler' | 'heat-pump' | 'collectors';

/** The pool that savings are computed for; a page that names its size takes it from here. */
export const example = {
  length: 32,
  width: 16,
  depth: 5,
  temperature: 82,
  pumpKw: 1.5,
  pumpHours: 8,
  coveredHours: 16,
} as const;

/** Climates that the savings are shown for. */
export const ecoZones = {
  MIA: 'South Florida',
  PHX: 'Low desert',
  NYC: 'Mid-Atlantic coast',
} as const satisfies Partial<Record<ClimateZoneCode, string>>;
export type EcoZone = keyof typeof ecoZones;

export interface EcoGuide extends Guide {
  start: readonly string[];
  /** What the savings are computed for. */
  basis: string;
  measures: readonly { id: EcoMeasure; title: string; short: string; paragraphs: readonly string[] }[];
  /** What saves without a figure of ours. */
  more: readonly Section[];
}

const sourceOf = ({ name, url }: { name: string; url: string }, of: string): Source => ({ name, of, url });

export const ecoGuide: EcoGuide = {
  title: 'An eco-friendly pool, measure by measure',
  lead: 'Heat, pump and water are what a pool takes from the world. Here is what each step saves in three climates, computed by our calculators, and what it costs.',
  description:
    'What a pool cover, variable-speed pump, heat pump, solar collectors and cooler water save each year in dollars, energy and gallons, in three climates, with sources.',
  updated: '2026-11-22',
  start: [
    'A heated pool can use as much energy as the house beside it, and most of that leaves through the surface: about seventy percent of the loss is evaporation. That is why a sheet of plastic beats nearly every machine on this page.',
    'The order matters. Each step makes the next one smaller: under a cover a heater has so little left to do that a dearer one pays back late or not at all. Start at the top and stop where your money does.',
  ],
  basis:
    'For a pool of {width} by {length} feet held at {temperature} °F through its season with gas, a pump of {pumpKw} kW that runs {pumpHours} hours a day, and the mean tariffs of the country. Steps after the cover count what is left under it.',
  measures: [
    {
      id: 'cover',
      title: 'Cover it when nobody swims',
      short: 'Cover',
      paragraphs: [
        'A solar cover on a reel lies on the water for the sixteen hours in which the pool rests. While it does, it stops nine tenths of the evaporation and about half of the rest. No other step saves as much heat, and none saves water and chemicals in the same go.',
        'What decides is the hand that pulls it over. Left on the grass for half the nights, a cover saves half. Where that is likely, a reel, or an automatic cover that also counts as a safety barrier in some places, is money spent on habit.',
      ],
    },
    {
      id: 'pump',
      title: 'Run the pump slowly',
      short: 'Pump',
      paragraphs: [
        'Half the speed takes an eighth of the power. The same water then needs twice the hours, so the energy falls to about a quarter, plus a little for the electronics and an hour at full speed for skimming. It is quieter as well, and the filter catches more.',
        'Federal rules since 2021 leave few single-speed pumps on the shelf for pools of this size, so the question comes up by itself when the old one dies. Waiting for that day is fine where the season is short.',
      ],
    },
    {
      id: 'cooler',
      title: 'Set it two degrees lower',
      short: '−2 °F',
      paragraphs: [
        'Eighty instead of eighty-two, under the cover, with nothing bought and nothing installed. Most swimmers do not notice; toddlers and people who float for an hour do. Turn the heater off altogether before a week away, since reheating costs less than holding.',
      ],
    },
    {
      id: 'heat-pump',
      title: 'Heat with a heat pump',
      short: 'Heat pump',
      paragraphs: [
        'A heat pump moves five units of heat from the air for each unit of power, as long as the air is warm. Below 45 to 50 °F it fades and ices. So it suits long, mild seasons, and a pool that is held at one temperature rather than warmed for a weekend.',
        'The saving shown is against a gas heater under the same cover, and the price is what it costs above that gas heater. In a short northern season the two end close to each other; cheap gas or dear power can turn the sign.',
      ],
    },
    {
      id: 'collectors',
      title: 'Let the roof do it',
      short: 'Solar',
      paragraphs: [
        'Black mats on a sunny roof, half as large as the pool, warm water that the filter pump sends through them. There is no fuel to pay and little to break. They last about fifteen years, so a payback beyond that is a gift to the sun and not a saving.',
        'Collectors make most sense where no gas heater stands yet, because then they replace its price and not only its fuel. Ask for a roof survey: shade at four in the afternoon costs a third of the yield.',
      ],
    },
  ],
  more: [
    {
      id: 'water',
      title: 'Save the water itself',
      paragraphs: [
        'A cartridge filter is rinsed with a hose, while sand is backwashed with some 250 gallons each time. Over a season that is a small pool of drinking water. Lower the level a little before a storm, so that rain refills what the sun took.',
        'Test for leaks before you save drops. Stand a bucket on the first step, mark both levels, and look again after a day: if the pool fell more than the bucket, something leaks.',
      ],
    },
    {
      id: 'chemistry',
      title: 'Fewer chemicals without a miracle',
      paragraphs: [
        'Balanced water needs the least of everything. Stabilizer at 30 to 50 ppm keeps the sun from eating chlorine, and a pH near 7.5 keeps it strong. Nothing that promises a pool without a sanitizer has been shown to be safe for swimmers who share water.',
      ],
    },
    {
      id: 'build',
      title: 'If it is not built yet',
      paragraphs: [
        'Build it smaller. A tenth less surface is a tenth less of heat, water, cover and chemicals for as long as it stands. Put it where the sun falls from ten to four and a wall or hedge breaks the wind, and plan conduit for collectors while the trench is open.',
      ],
    },
  ],
  questions: [
    {
      question: 'Are natural swimming ponds greener?',
      answer:
        'They trade chemicals for a planted zone as large as the pool, a pump that never stops, and cooler, living water. Health rules for them differ by county. As a private pond for patient owners they work.',
    },
    {
      question: 'Do LED lights matter?',
      answer:
        'A little. A pool light is on for a few hundred hours a year, so the change from an old bulb saves a few dollars and many changes of the bulb. Do it when the old one fails.',
    },
    {
      question: 'How sure are these savings?',
      answer:
        'The middle is computed from weather, surface and temperature. For an open pool it can be a quarter off; a covered one hangs on the hours that it is really covered, and may take half or double. Tariffs are national means, and yours decide more than the machine does.',
    },
    {
      question: 'Are there rebates?',
      answer:
        'Many utilities pay for variable-speed pumps, some for covers, and they change by the year. Ask your utility before you buy, because most pay only for models on their list.',
    },
  ],
  sources: [
    sourceOf(equipmentSourcesOf.pump[0], 'power of slower pumps'),
    sourceOf(equipmentSourcesOf.heater[0], 'share of evaporation, heat pumps, covers'),
    sourceOf(equipmentSourcesOf.heater[1], 'evaporation of still pools'),
    sourceOf(climateSources[0], 'weather of the climates'),
    {
      name: 'Florida Swimming Pool Association, federal pump standards',
      of: 'which pumps may be sold since July 2021',
      url: 'https://fspa.com/blog/fpp-article-what-you-need-to-know-about-federal-pool-pump-energy-efficiency-standards',
    },
    sourceOf(electricitySources[0], 'mean price of power'),
    sourceOf(gasSources[0], 'prices of gas'),
  ],
  sourcesAre:
    'Savings are computed from the weather, the physics and the tariffs of these sources; prices are those of the cost calculator.',
  next: {
    title: 'Find somebody who has done it',
    text: 'Firms that list eco-friendly pools, covers and heating among their work.',
    label: 'Find eco-friendly pool firms',
    search: { serviceType: 'eco-friendly' },
  },
  related: ['energyCalculator', 'waterCalculator', 'designIdeas', 'poolTypesGuide'],
};
