import { type ClimateZoneCode, climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { TablePanel } from './result-card.js';

export interface ZoneTableProps {
  caption: string;
  /** The head of the values. */
  of: string;
  zone: ClimateZoneCode;
  /** Null where there is none: the climate is left out. */
  value: (zone: ClimateZoneCode) => number | null;
  format: (value: number) => string;
}

/** The same in each of the climates, each in the season that it has. */
export function ZoneTable({ caption, of, zone, value, format }: ZoneTableProps) {
  const rows = climateZoneCodes
    .flatMap((code) => {
      const there = value(code);
      return there === null ? [] : { code, value: there };
    })
    .sort((a, b) => b.value - a.value);
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <TablePanel caption={caption}>
      <thead className="sr-only">
        <tr>
          <th scope="col">Climate</th>
          <th scope="col">{of}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code} className={row.code === zone ? 'font-semibold' : 'font-normal'}>
            <th scope="row" className="py-1.5 pr-3 text-left [font-weight:inherit]">
              <span className="block first-letter:uppercase">{climateZones[row.code].climate}</span>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-[3px] bg-stone-100 forced-color-adjust-none">
                <i
                  className={`block h-full rounded-[3px] ${row.code === zone ? 'bg-pool-800' : 'bg-pool-400'}`}
                  style={{ width: `${(row.value / most) * 100}%` }}
                />
              </span>
            </th>
            <td className="w-24 py-1.5 text-right align-bottom tabular-nums">{format(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
