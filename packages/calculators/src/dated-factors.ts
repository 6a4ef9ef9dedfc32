import type { Age } from '@poolpros/contracts/good-until';
import type { RouteName } from '@poolpros/contracts/page-table';
import { climateAsOf, climateSources } from './climate.js';
import { costFactorsAsOf, costSources, pumpPriceSources } from './cost-factors.js';
import { doseAsOf, doseSources } from './dose-sources.js';
import { electricitySources, equipmentAsOf, equipmentSources, gasSources } from './energy-factors.js';
import { ownershipAsOf, ownershipSources } from './ownership-factors.js';
import { serviceFactorsAsOf, serviceSources } from './service-factors.js';
import { tariffAges } from './tariff-age.js';
import { waterSources } from './water-factors.js';

/** A group of figures that were gathered together. */
export interface DatedFactors extends Age {
  what: string;
  sources: readonly { name: string; url: string }[];
  /** Rows of the page table that show them. */
  shownOn: readonly RouteName[];
  /** The file below packages/calculators/src. */
  file: string;
}

const comparisons = [
  'poolComparisons',
  'fiberglassVsConcrete',
  'vinylVsFiberglass',
  'aboveGroundVsInground',
  'saltwaterVsChlorine',
  'allPoolTypes',
] as const satisfies readonly RouteName[];
const placePages = ['state', 'city', 'serviceArea'] as const satisfies readonly RouteName[];

/** Everything that the calculators take from elsewhere, with the day it is of (docs/rules.md#factor-age). */
export const datedFactors: readonly DatedFactors[] = [
  {
    what: 'Prices of pools, decks, fences and equipment; price levels by state',
    asOf: costFactorsAsOf,
    maxAgeMonths: 12,
    sources: [...costSources, ...pumpPriceSources],
    shownOn: [
      'costCalculator',
      'paymentCalculator',
      'quoteWorksheet',
      'energyCalculator',
      'waterCalculator',
      'designIdeas',
      'poolTypesGuide',
      'ecoGuide',
      ...comparisons,
      ...placePages,
    ],
    file: 'cost-factors.ts',
  },
  {
    what: 'Prices of openings, closings, liners, plaster and upkeep',
    asOf: serviceFactorsAsOf,
    maxAgeMonths: 12,
    sources: serviceSources,
    shownOn: ['poolTypesGuide', ...comparisons, 'article', ...placePages],
    file: 'service-factors.ts',
  },
  {
    what: 'Maintenance, replacements and lifespan of pools and salt systems',
    asOf: ownershipAsOf,
    maxAgeMonths: 12,
    sources: ownershipSources,
    shownOn: ['poolTypesGuide', ...comparisons],
    file: 'ownership-factors.ts',
  },
  {
    what: 'Electricity rates by state',
    ...tariffAges.electricity,
    sources: electricitySources,
    shownOn: ['energyCalculator', 'ecoGuide', 'spas', 'saunas', ...placePages],
    file: 'energy-factors.ts',
  },
  {
    what: 'Gas rates by state, and propane prices',
    ...tariffAges.gas,
    sources: gasSources,
    shownOn: ['energyCalculator', 'ecoGuide'],
    file: 'energy-factors.ts',
  },
  {
    what: 'Pumps, heaters, hot tubs, saunas and steam rooms',
    asOf: equipmentAsOf,
    maxAgeMonths: null,
    sources: equipmentSources,
    shownOn: ['energyCalculator', 'ecoGuide', 'spas', 'saunas', ...placePages],
    file: 'energy-factors.ts',
  },
  {
    what: 'Water and sewer rates',
    ...tariffAges.water,
    sources: waterSources,
    shownOn: ['waterCalculator'],
    file: 'water-factors.ts',
  },
  {
    what: 'Chlorine and stabilizer limits for pool water',
    asOf: doseAsOf,
    maxAgeMonths: 12,
    sources: doseSources,
    shownOn: ['doseCalculator'],
    file: 'dose-sources.ts',
  },
  {
    what: 'Climate zones and seasons',
    asOf: climateAsOf,
    maxAgeMonths: null,
    sources: climateSources,
    shownOn: ['energyCalculator', 'waterCalculator', 'careCalendar', 'ecoGuide', 'spas', ...placePages],
    file: 'climate.ts',
  },
];
