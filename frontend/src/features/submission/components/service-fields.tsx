import { distanceOptions, labelOf, poolTypes, serviceRadiusMiles, services } from '@poolpros/contracts/catalogue';
import { textLengths } from '@poolpros/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { ChosenField } from '../../../entities/listing-fields/chosen-field.js';
import { RadiusField } from '../../../entities/listing-fields/radius-field.js';
import { AreaMap } from '../../../entities/service-area/area-map.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Chip } from '../../../shared/ui/choice.js';
import { Optional, TextField } from '../../../shared/ui/field.js';
import { zipPlaceQuery } from '../api.js';
import { type ListingValues, specialties } from '../listing-values.js';

export function ServiceFields({ fields }: { fields: Fields<ListingValues> }) {
  return (
    <div className="flex flex-col gap-7">
      <div data-field="services">
        <ChosenField fields={fields} name="services" legend="Services *" options={services} labelOf={labelOf} />
      </div>
      <AreaFields fields={fields} />
      <ChosenField
        fields={fields}
        name="poolTypes"
        legend={<Optional>Pool types</Optional>}
        options={poolTypes}
        labelOf={labelOf}
      />
      <ChosenField
        fields={fields}
        name="specialties"
        legend={<Optional>Builds and specialties</Optional>}
        options={specialties}
        labelOf={labelOf}
      />
      <TextField
        label={<Optional>Typical price</Optional>}
        hint="For example, $60k–$140k. If you leave it blank, your page says “Ask for a price.”"
        maxLength={textLengths.priceRange.max}
        fieldClassName="md:max-w-96"
        {...fields.text('priceRange')}
      />
    </div>
  );
}

/** How far a business goes, typed, dragged or chosen, and drawn on a map. */
function AreaFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, change } = fields;
  const { data: place } = useQuery(zipPlaceQuery(values.zipCode));
  return (
    <RadiusField
      fields={fields}
      hint={`Miles around your ZIP, ${serviceRadiusMiles.min} to ${serviceRadiusMiles.max}. The default is ${serviceRadiusMiles.default}. If you enter any other number, your card says “Serves this location” to homeowners in that area.`}
      beside={
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
      }
      map={(miles) =>
        place && (
          <>
            <AreaMap
              installer={{ ...place, city: values.city || place.city, serviceRadius: miles }}
              visitor={undefined}
            />
            <p className="type-small border-t border-rule px-4 py-3 text-soft">
              Homeowners within {miles} miles of {place.city} will find you first. People farther away see the distance.
            </p>
          </>
        )
      }
    />
  );
}
