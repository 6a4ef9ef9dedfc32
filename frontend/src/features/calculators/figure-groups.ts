import { climateAsOf, climateSources } from '@poolpros/calculators/climate';
import {
  electricityAsOf,
  electricitySources,
  equipmentAsOf,
  equipmentSourcesOf,
} from '@poolpros/calculators/energy-factors';

/** Groups of figures that several calculators count with, each with its day and its sources. */
export const climateFigures = { of: 'Climate data', asOf: climateAsOf, sources: climateSources };
export const electricityFigures = { of: 'Electricity prices', asOf: electricityAsOf, sources: electricitySources };
export const equipmentFigures = (of: string, kind: keyof typeof equipmentSourcesOf) => ({
  of,
  asOf: equipmentAsOf,
  sources: equipmentSourcesOf[kind],
});
