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
  title: 'An eco-friendly pool, step by step',
  lead: 'Heating, pumping and water are a pool’s biggest costs. Here is what each step saves in three climates, according to our calculators, and what it costs.',
  description:
    'What a pool cover, variable-speed pump, heat pump, solar collectors and cooler water save each year in dollars, energy and gallons, in three climates, with sources.',
  published: '2026-11-22',
  updated: '2026-11-27',
  start: [
    'A heated pool can use as much energy as the house it belongs to. Most of a pool’s heat leaves through the surface: about seventy percent of the loss is evaporation. That is why a simple cover saves more than nearly every machine on this page.',
    'The order matters. Each step leaves less for the next one to save: with a cover, a heater has so little left to do that a more expensive one takes longer to pay for itself, or never does. Start at the top and stop when your budget runs out.',
  ],
  basis:
    'These savings are for a {width}-by-{length}-foot pool heated with gas to {temperature} °F all season, a {pumpKw} kW pump that runs {pumpHours} hours a day, and average US utility rates. For the steps after the cover, we count only what they save with the cover in use.',
  measures: [
    {
      id: 'cover',
      title: 'Cover it when nobody is swimming',
      short: 'Cover',
      paragraphs: [
        'A solar cover on a reel is on the water for the sixteen hours a day when nobody is swimming. During that time it stops nine-tenths of the evaporation and about half of the other heat loss. No other step saves as much heat, and no other step also saves water and chemicals.',
        'A cover saves energy only when you use it. If it is left on the grass half the nights, it saves half as much. If that sounds likely, get a reel, which makes a cover easier to use every day. An automatic cover is also easier to use, and in some places it counts as a safety barrier.',
      ],
    },
    {
      id: 'pump',
      title: 'Run the pump slowly',
      short: 'Pump',
      paragraphs: [
        'At half speed, the pump draws one-eighth of the power. It then takes twice as long to move the same amount of water, so energy use falls to about a quarter, plus a little for the electronics and an hour at full speed for skimming. The pump is also quieter, and the filter catches more dirt.',
        'Federal rules that took effect in July 2021 have left few single-speed pumps on the shelf for pools this size. Replacing only the motor does not get around them. A replacement motor with 1.15 to 5 total horsepower must be variable-speed if it was made on or after September 29, 2025. Motors with 0.5 to 1.15 total horsepower follow on September 28, 2027.',
        'Older motors may still be in stock. If your pump runs well and your season is short, you can wait until it fails.',
      ],
    },
    {
      id: 'cooler',
      title: 'Set the heater two degrees lower',
      short: '−2 °F',
      paragraphs: [
        'Set the heater to eighty instead of eighty-two, and keep using the cover. There is nothing to buy and nothing to install. Most swimmers will not notice; toddlers and people who float for an hour will. Turn the heater off when you leave for a week, because reheating costs less than holding the temperature.',
      ],
    },
    {
      id: 'heat-pump',
      title: 'Heat with a heat pump',
      short: 'Heat pump',
      paragraphs: [
        'A heat pump moves five units of heat from the air for each unit of power, as long as the air is warm. Below 45 to 50 °F it loses output and ices up. So it suits long, mild seasons, and a pool held at one temperature rather than heated for a weekend.',
        'The savings shown are what you save over heating the same covered pool with gas. The price is how much more a heat pump costs than a gas heater. In a short northern season the two come out about even; cheap gas or expensive power can reverse the result.',
      ],
    },
    {
      id: 'collectors',
      title: 'Heat with the sun',
      short: 'Solar',
      paragraphs: [
        'The filter pump sends water through black mats on a sunny roof. Together, the mats are half the size of the pool. There is no fuel to buy and little to break. The mats last about fifteen years, so a system with a longer payback never pays for itself.',
        'Collectors make the most sense where there is no gas heater yet, because then they save you both the price of a heater and its fuel. Ask for a shade study of the roof: shade at four in the afternoon costs a third of the output.',
      ],
    },
  ],
  more: [
    {
      id: 'water',
      title: 'Save water',
      paragraphs: [
        'You can rinse a cartridge filter with a hose; backwashing a sand filter takes about 250 gallons each time. That adds up over a season. Lower the level a little before a storm, so that rain replaces what has evaporated.',
        'Test for leaks first. Set a bucket of water on the first step, mark the water level in the bucket and in the pool, and check again after a day: if the pool dropped more than the bucket, something leaks.',
      ],
    },
    {
      id: 'chemistry',
      title: 'Fewer chemicals, no miracles',
      paragraphs: [
        'Balanced water needs the fewest chemicals. Stabilizer at 30 to 50 ppm keeps the sun from breaking down chlorine, and a pH near 7.5 keeps it strong. No product that promises a pool without a sanitizer has been shown to be safe for people who share the water.',
      ],
    },
    {
      id: 'build',
      title: 'If your pool is not built yet',
      paragraphs: [
        'Build a smaller pool. With ten percent less surface area, you need ten percent less heat, water, cover material and chemicals for the life of the pool. Put it where it gets sun from ten to four and where a wall or hedge breaks the wind, and lay conduit for solar while the trench is open.',
      ],
    },
  ],
  questions: [
    {
      question: 'Are natural swimming ponds greener?',
      answer:
        'They trade chemicals for a planted zone as large as the pool, a pump that never stops, and cooler water. Health rules for them differ by county. They work as private ponds for patient owners.',
    },
    {
      question: 'Do LED lights make a difference?',
      answer:
        'A little. A pool light is on for a few hundred hours a year, so switching from an old bulb saves a few dollars and many bulb changes. Switch when the old one fails.',
    },
    {
      question: 'How accurate are these savings?',
      answer:
        'We compute the middle estimate from the weather, the surface area and the water temperature. For an uncovered pool, it can be off by a quarter. For a covered pool, it depends on how many hours the cover is actually on. The pool may use half as much heat as we estimate, or twice as much. Utility rates are national averages, and your own rate matters more than the equipment.',
    },
    {
      question: 'Are there rebates?',
      answer:
        'Many utilities offer rebates on variable-speed pumps, and some on covers. The offers change every year. Ask your utility before you buy, because most pay only for models on their list.',
    },
  ],
  sources: [
    sourceOf(equipmentSourcesOf.pump[0], 'power draw of slower pumps'),
    sourceOf(equipmentSourcesOf.heater[0], 'share of evaporation, heat pumps, covers'),
    sourceOf(equipmentSourcesOf.heater[1], 'evaporation from still pools'),
    sourceOf(climateSources[0], 'weather in each climate'),
    {
      name: 'Florida Swimming Pool Association, federal pump standards',
      of: 'which pumps may be sold under the July 2021 rules',
      url: 'https://fspa.com/blog/fpp-article-what-you-need-to-know-about-federal-pool-pump-energy-efficiency-standards',
    },
    {
      name: '10 CFR 431.485, pool pump motors, read November 27, 2026',
      of: 'which replacement motors may be made after the 2025 and 2027 deadlines',
      url: 'https://law.lawstack.com/cfr/10/431.485/',
    },
    sourceOf(electricitySources[0], 'average price of electricity'),
    sourceOf(gasSources[0], 'gas prices'),
  ],
  sourcesAre:
    'Savings are computed from the weather, physics and utility rates in these sources; prices come from the cost calculator.',
  next: {
    title: 'Find a contractor who has done this work',
    text: 'See contractors who list eco-friendly pools, covers and heating among their services.',
    label: 'Find eco-friendly pool contractors',
    search: { serviceType: 'eco-friendly' },
  },
  related: ['energyCalculator', 'waterCalculator', 'designIdeas', 'poolTypesGuide'],
};
