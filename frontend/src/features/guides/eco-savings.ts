import { type Band, paybackYears, timesBand } from '@poolpros/calculators/band';
import { climateZones } from '@poolpros/calculators/climate';
import { covers, heaters, variablePump } from '@poolpros/calculators/cost-factors';
import { daysOf, monthsFrom } from '@poolpros/calculators/months';
import { type HeatInput, heaterKinds, heatSaving, heatYear } from '@poolpros/calculators/pool-heat';
import { comparePumps } from '@poolpros/calculators/pump';
import { electricityTariff, gasTariff } from '@poolpros/calculators/tariffs';
import { type WaterInput, waterYear } from '@poolpros/calculators/water';
import { type EcoMeasure, type EcoZone, example } from '../../../content/guides/eco-friendly.js';

/** Middle tariffs of the country: dollars per therm and per kWh. */
const [perTherm, perKwh] = [gasTariff(null)[1], electricityTariff(null)[1]];
const area = example.length * example.width;
const { coveredHours, temperature } = example;

export interface EcoSaving {
  /** Dollars a year. */
  dollars: Band;
  /** Gallons a year, in the middle. */
  gallons: number;
}

const openMonthsOf = (zone: EcoZone): number[] => monthsFrom(...climateZones[zone].openMonths);

const coveredPool = (zone: EcoZone): HeatInput => ({
  zone,
  area,
  temperature,
  months: openMonthsOf(zone),
  cover: 'bubble',
  coveredHours,
  heater: 'gas',
  efficiency: heaterKinds.gas.efficiency,
  collectorArea: 0,
});

const waterOf = (zone: EcoZone, cover: WaterInput['cover']): number =>
  waterYear({
    zone,
    area,
    depth: example.depth,
    months: openMonthsOf(zone),
    heatedTo: temperature,
    cover,
    coveredHours: cover === 'none' ? 0 : coveredHours,
    backwashes: 0,
    backwashGallons: 0,
    bathers: 0,
    leak: 0,
    drained: 0,
  }).makeUp[1];

const underCover = (zone: EcoZone, change: Partial<HeatInput>): EcoSaving => {
  const pool = coveredPool(zone);
  const changed = { ...pool, ...change };
  const tariff = heaterKinds[changed.heater].unit === 'therm' ? perTherm : perKwh;
  return { dollars: heatSaving(heatYear(pool), heatYear(changed), perTherm, tariff), gallons: 0 };
};

/** What each measure saves in a year; those below the cover count what is left under it. */
const savings: Readonly<Record<EcoMeasure, (zone: EcoZone) => EcoSaving>> = {
  cover: (zone) => {
    const pool = coveredPool(zone);
    return {
      dollars: heatSaving(heatYear({ ...pool, cover: 'none', coveredHours: 0 }), heatYear(pool), perTherm),
      gallons: waterOf(zone, 'none') - waterOf(zone, 'bubble'),
    };
  },
  pump: (zone) => {
    const days = daysOf(openMonthsOf(zone));
    const { saved } = comparePumps({ kw: example.pumpKw, hours: example.pumpHours, days, speed: 0.5, fullHours: 1 });
    return { dollars: timesBand(saved.kwh, perKwh), gallons: 0 };
  },
  cooler: (zone) => underCover(zone, { temperature: temperature - 2 }),
  'heat-pump': (zone) => underCover(zone, { heater: 'heat-pump', efficiency: heaterKinds['heat-pump'].efficiency }),
  collectors: (zone) => underCover(zone, { collectorArea: area / 2 }),
};

export const savingOf = (measure: EcoMeasure, zone: EcoZone): EcoSaving => savings[measure](zone);

const above = (dearer: Band, cheaper: Band): Band => [
  dearer[0] - cheaper[0],
  dearer[1] - cheaper[1],
  dearer[2] - cheaper[2],
];

/** Dollars to begin with; null for what costs nothing. */
export const priceOf: Readonly<Record<EcoMeasure, Band | null>> = {
  cover: covers.solar.price,
  pump: variablePump,
  cooler: null,
  'heat-pump': above(heaters['heat-pump'].price, heaters.gas.price),
  collectors: heaters.solar.price,
};

/** Years until a measure has paid for itself in the middle of its figures; null where it costs nothing. */
export function paybackOf(measure: EcoMeasure, zone: EcoZone): number | null {
  const price = priceOf[measure];
  return price && paybackYears(price, savingOf(measure, zone).dollars)[1];
}
