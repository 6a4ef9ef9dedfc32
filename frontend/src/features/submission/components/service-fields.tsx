import { distanceOptions, poolTypes, serviceRadiusMiles, services } from '@poolpros/contracts/catalogue';
import { textLengths } from '@poolpros/contracts/limits';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { ChipGroup } from '../../../shared/ui/chip-group.js';
import { Chip } from '../../../shared/ui/choice.js';
import { TextField } from '../../../shared/ui/field.js';
import { type ListingValues, specialties } from '../listing-values.js';

const optional = <span className="font-normal text-muted">optional</span>;

export function ServiceFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, errors, change, text } = fields;
  const { min, max } = serviceRadiusMiles;
  return (
    <div className="flex flex-col gap-7">
      <ChipGroup
        legend="Services *"
        options={services}
        value={values.services}
        onValueChange={(chosen) => change('services', chosen)}
        error={errors.services ?? null}
      />
      <ChipGroup
        legend={<>Pool types {optional}</>}
        options={poolTypes}
        value={values.poolTypes}
        onValueChange={(chosen) => change('poolTypes', chosen)}
      />
      <ChipGroup
        legend={<>Builds and specialties {optional}</>}
        options={specialties}
        value={values.specialties}
        onValueChange={(chosen) => change('specialties', chosen)}
      />
      <div className="grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2">
        <div className="flex flex-col gap-2.5">
          <TextField
            label="How far do you travel? *"
            hint={`Miles around your ZIP, ${min} to ${max}. People outside see how far away you are.`}
            required
            inputMode="numeric"
            maxLength={3}
            className="max-w-28 tabular-nums"
            {...text('serviceRadius')}
          />
          <div className="flex flex-wrap gap-2">
            {distanceOptions.map((miles) => (
              <Chip
                key={miles}
                pressed={values.serviceRadius === String(miles)}
                onPressedChange={() => change('serviceRadius', String(miles))}
              >
                {miles} mi
              </Chip>
            ))}
          </div>
        </div>
        <TextField
          label={<>Typical price {optional}</>}
          hint="Such as $60k–$140k. Left empty, your page says “Ask for a price”."
          maxLength={textLengths.priceRange.max}
          {...text('priceRange')}
        />
      </div>
    </div>
  );
}
