import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { ReactNode } from 'react';
import type { TextProps } from '../../shared/forms/use-fields.js';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { TextField } from '../../shared/ui/field.js';

const drawnAfterMs = 250;
const { min, max } = serviceRadiusMiles;

export interface RadiusFieldProps {
  /** A form that has this field among others. */
  fields: {
    values: { serviceRadius: string };
    change: (field: 'serviceRadius', value: string) => void;
    text: (field: 'serviceRadius') => TextProps;
  };
  hint: string;
  /** Next to the field. */
  beside?: ReactNode;
  /** The map of the area, once the miles stop changing and can be drawn. */
  map: (miles: number) => ReactNode;
}

/** The service radius, typed or dragged, and drawn on a map. */
export function RadiusField({ fields: { values, change, text }, hint, beside, map }: RadiusFieldProps) {
  const miles = Number(useDebounced(values.serviceRadius, drawnAfterMs));
  const isDrawn = Number.isInteger(miles) && miles >= min && miles <= max;
  const drawn = isDrawn && map(miles);
  const field = (
    <TextField
      label="How far do you travel? *"
      hint={hint}
      required
      inputMode="numeric"
      maxLength={3}
      className="max-w-28 tabular-nums"
      {...text('serviceRadius')}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      {beside ? (
        <div className="grid items-end gap-x-6 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
          {field}
          {beside}
        </div>
      ) : (
        field
      )}
      <input
        type="range"
        aria-label="Miles that you travel"
        min={min}
        max={max}
        step={5}
        value={isDrawn ? values.serviceRadius : String(serviceRadiusMiles.default)}
        onChange={({ target }) => change('serviceRadius', target.value)}
        className="h-11 w-full accent-pool-700"
      />
      {drawn && <div className="overflow-hidden rounded-card border border-rule">{drawn}</div>}
    </div>
  );
}
