import { climateStations, type Measured } from '@poolpros/calculators/climate-stations';
import { formatList } from '@poolpros/contracts/format-list';

const stations = Object.values(climateStations);

/** "Miami, Houston, … and Seattle". */
export const stationsText = formatList(stations.map(({ name }) => name));

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
  `everything for ${formatList(whole.map(({ name }) => name))}`,
  ...kinds.flatMap((kind) => {
    const partly = stations.filter((station) => !whole.includes(station) && station.estimated.includes(kind));
    return partly.length > 0 ? `${labels[kind]} for ${formatList(partly.map(({ name }) => name))}` : [];
  }),
].join('; ');
