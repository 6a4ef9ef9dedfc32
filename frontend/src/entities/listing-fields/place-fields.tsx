import { listingLengths } from '@poolpros/contracts/listing-options';
import { states } from '@poolpros/contracts/states';
import type { ReactNode } from 'react';
import type { FieldErrors, TextProps } from '../../shared/forms/use-fields.js';
import { Checkbox } from '../../shared/ui/choice.js';
import { Select, TextField } from '../../shared/ui/field.js';
import { CityCombobox } from '../search/city-combobox.js';

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));

/** A form that has these fields among others. */
interface PlaceForm {
  values: { addressPrivate: boolean; stateSlug: string; citySlug: string };
  errors: FieldErrors;
  change: ((field: 'stateSlug' | 'citySlug', value: string) => void) &
    ((field: 'addressPrivate', value: boolean) => void);
  text: (field: 'street') => TextProps;
}

export interface StreetFieldsProps {
  fields: PlaceForm;
  label: ReactNode;
}

/** The street of a business, which may be private. */
export const StreetFields = ({ fields: { values, change, text }, label }: StreetFieldsProps) => (
  <div className="md:col-span-full">
    <TextField label={label} autoComplete="address-line1" maxLength={listingLengths.street.max} {...text('street')} />
    <Checkbox
      name="addressPrivate"
      className="mt-1.5"
      checked={values.addressPrivate}
      onChange={({ target }) => change('addressPrivate', target.checked)}
    >
      Keep my address private. The map shows a point up to a third of a mile away, and you still show up in searches by
      distance.
    </Checkbox>
  </div>
);

export interface CityFieldsProps {
  fields: PlaceForm;
  /** Gets the name of the chosen city; empty when there is none any more. */
  onCityName?: (name: string) => void;
}

/** The state and the city of a business. */
export function CityFields({ fields: { values, errors, change }, onCityName }: CityFieldsProps) {
  const handleCity = (slug: string, name: string) => {
    change('citySlug', slug);
    onCityName?.(name);
  };
  return (
    <>
      <Select
        label="State *"
        required
        name="stateSlug"
        options={stateOptions}
        {...(values.stateSlug === '' && { placeholder: 'Choose a state' })}
        value={values.stateSlug}
        error={errors.stateSlug ?? null}
        onValueChange={(slug) => {
          change('stateSlug', slug);
          handleCity('', '');
        }}
      />
      <div data-field="citySlug">
        {values.stateSlug === '' ? (
          <TextField label="City *" disabled placeholder="Choose a state first" className="bg-stone-100" />
        ) : (
          <CityCombobox
            label="City *"
            stateSlug={values.stateSlug}
            value={values.citySlug}
            placeholder="Type to search"
            error={errors.citySlug ?? null}
            onCityChange={(city) => handleCity(city?.value ?? '', city?.label ?? '')}
          />
        )}
      </div>
    </>
  );
}
