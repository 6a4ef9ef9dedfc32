import { climateStations, type Measured } from '@poolpros/calculators/climate-stations';

const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(items);

const stations = Object.values(climateStations);

/** "Miami, Houston, … and Seattle". */
export const stationsText = listOf(stations.map(({ name }) => name));

const labels: Readonly<Record<Measured, string>> = {
  air: 'air temperature',
  dewPoint: 'dew point',
  wind: 'wind',
  sun: 'sunshine',
};
const kinds = Object.keys(labels) as Measured[];
const whole = stations.filter(({ estimated }) => estimated.length === kinds.length);

/** Which values of which stations are estimates: "everything for Chicago; wind for Phoenix". */
export const estimatesText = [
  `everything for ${listOf(whole.map(({ name }) => name))}`,
  ...kinds.flatMap((kind) => {
    const partly = stations.filter((station) => !whole.includes(station) && station.estimated.includes(kind));
    return partly.length > 0 ? `${labels[kind]} for ${listOf(partly.map(({ name }) => name))}` : [];
  }),
].join('; ');
