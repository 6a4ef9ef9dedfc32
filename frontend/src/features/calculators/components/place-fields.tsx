import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { monthNames } from '@poolpros/calculators/months';
import { findState, states } from '@poolpros/contracts/states';
import { type PlaceField, placeDefaults, placeOf, valuesOfState } from '../place-values.js';
import { type FormProps, fieldControls } from './field-controls.js';
import { FieldGrid, FormGroup } from './form-group.js';
import { ZipFill } from './zip-fill.js';

const stateOptions = states.map(({ code, label }) => ({ value: code, label }));
const zoneOptions = climateZoneCodes.map((code) => ({
  value: code,
  label: `${climateZones[code].climate[0]?.toUpperCase()}${climateZones[code].climate.slice(1)}`,
}));
const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));

export interface PlaceFieldsProps extends FormProps<PlaceField> {
  /** What the ZIP fills in, in words. */
  fills: string;
  /** What the months are, such as "Heated"; null where they do not matter. */
  season: string | null;
}

/** Where the pool is: a ZIP that fills in the rest, the state, the climate, and the months. */
export function PlaceFields({ fills, season, ...form }: PlaceFieldsProps) {
  const { values, onChange } = form;
  const { select } = fieldControls(form);
  const [opens, closes] = climateZones[placeOf(values).zone].openMonths;
  return (
    <FormGroup title="Where">
      <ZipFill
        state={values.state}
        fills={fills}
        hasPlace={values.state !== placeDefaults.state || values.zone !== placeDefaults.zone}
        onFill={onChange}
      />
      <div className="mt-3">
        <FieldGrid>
          {fieldControls({
            ...form,
            onChange: ({ state = '' }) => onChange(valuesOfState(findState(state)?.code ?? '')),
          }).select('state', 'State', stateOptions, 'US average')}
          {select('zone', 'Climate', zoneOptions)}
          {season && (
            <>
              {select('from', `${season} from`, monthOptions, `Local season (${monthNames[opens - 1]})`)}
              {select('to', `${season} through`, monthOptions, `Local season (${monthNames[closes - 1]})`)}
            </>
          )}
        </FieldGrid>
      </div>
    </FormGroup>
  );
}
