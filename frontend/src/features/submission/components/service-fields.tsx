import { distanceOptions, poolTypes, serviceRadiusMiles, services } from '@poolpros/contracts/catalogue';
import { textLengths } from '@poolpros/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { AreaMap } from '../../../shared/area/area-map.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { ChipGroup } from '../../../shared/ui/chip-group.js';
import { Chip } from '../../../shared/ui/choice.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { zipPlaceQuery } from '../api.js';
import { type ListingValues, specialties } from '../listing-values.js';

export function ServiceFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, errors, change, text } = fields;
  return (
    <div className="flex flex-col gap-7">
      <div data-field="services">
        <ChipGroup
          legend="Services *"
          options={services}
          value={values.services}
          onValueChange={(chosen) => change('services', chosen)}
          error={errors.services ?? null}
        />
      </div>
      <ChipGroup
        legend={<Optional>Pool types</Optional>}
        options={poolTypes}
        value={values.poolTypes}
        onValueChange={(chosen) => change('poolTypes', chosen)}
      />
      <ChipGroup
        legend={<Optional>Builds and specialties</Optional>}
        options={specialties}
        value={values.specialties}
        onValueChange={(chosen) => change('specialties', chosen)}
      />
      <AreaFields fields={fields} />
      <TextField
        label={<Optional>Typical price</Optional>}
        hint="Such as $60k–$140k. Left empty, your page says “Ask for a price”."
        maxLength={textLengths.priceRange.max}
        fieldClassName="md:max-w-96"
        {...text('priceRange')}
      />
    </div>
  );
}

const drawnAfterMs = 250;

/** How far a business goes, typed, dragged or chosen, and drawn on a map once it stands still. */
function AreaFields({ fields: { values, change, text } }: { fields: Fields<ListingValues> }) {
  const { min, max } = serviceRadiusMiles;
  const { data: place } = useQuery(zipPlaceQuery(values.zipCode));
  const miles = Number(useDebounced(values.serviceRadius, drawnAfterMs));
  const isDrawn = Number.isInteger(miles) && miles >= min && miles <= max;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-x-6 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
        <TextField
          label="How far do you travel? *"
          hint={`Miles around your ZIP, ${min} to ${max}.`}
          required
          inputMode="numeric"
          maxLength={3}
          className="max-w-28 tabular-nums"
          {...text('serviceRadius')}
        />
        <div className="flex flex-wrap gap-2 md:pb-7">
          {distanceOptions.map((option) => (
            <Chip
              key={option}
              pressed={values.serviceRadius === String(option)}
              onPressedChange={() => change('serviceRadius', String(option))}
            >
              {option} mi
            </Chip>
          ))}
        </div>
      </div>
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
      {place && isDrawn && (
        <div className="overflow-hidden rounded-card border border-rule">
          <AreaMap
            installer={{
              name: values.businessName,
              city: values.city || place.city,
              latitude: place.latitude,
              longitude: place.longitude,
              serviceRadius: miles,
            }}
            visitor={undefined}
          />
          <p className="type-small border-t border-rule px-4 py-3 text-soft">
            Homeowners within {miles} miles of {place.city} find you first. Those outside see how far away you are.
          </p>
        </div>
      )}
    </div>
  );
}
