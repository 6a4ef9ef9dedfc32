import { textLengths } from '@poolpros/contracts/limits';
import { states } from '@poolpros/contracts/states';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { CityCombobox } from '../../../shared/search/city-combobox.js';
import { Select, TextArea, TextField } from '../../../shared/ui/field.js';
import type { ListingValues } from '../listing-values.js';

/** As in the contract. */
const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));

export function BusinessFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, errors, change, text } = fields;
  return (
    <div className="grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2">
      <TextField
        label="Business name *"
        hint="As on your truck."
        required
        autoComplete="organization"
        maxLength={textLengths.businessName.max}
        {...text('businessName')}
      />
      <TextField
        label="Business phone *"
        hint="A US number, such as (512) 555-0142."
        type="tel"
        required
        autoComplete="tel-national"
        maxLength={textLengths.phone.max}
        {...text('phone')}
      />
      <TextField
        label="Your name *"
        required
        autoComplete="name"
        maxLength={textLengths.contactName.max}
        {...text('contactName')}
      />
      <TextField
        label="Work email *"
        hint="We mail you a link. It is not shown on your page."
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={textLengths.email.max}
        {...text('email')}
      />
      <TextField
        label={
          <>
            Website <span className="font-normal text-muted">optional</span>
          </>
        }
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={textLengths.website.max}
        fieldClassName="md:col-span-full"
        {...text('website')}
      />
      <Select
        label="State *"
        required
        name="stateSlug"
        options={stateOptions}
        placeholder="Choose a state"
        value={values.stateSlug}
        error={errors.stateSlug ?? null}
        onValueChange={(slug) => {
          change('stateSlug', slug);
          change('citySlug', '');
          change('city', '');
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-4">
        {values.stateSlug === '' ? (
          <TextField label="City *" disabled placeholder="Choose a state first" className="bg-stone-100" />
        ) : (
          <CityCombobox
            label="City *"
            stateSlug={values.stateSlug}
            value={values.citySlug}
            placeholder="Type to search"
            error={errors.citySlug ?? null}
            onCityChange={(city) => {
              change('citySlug', city?.value ?? '');
              change('city', city?.label ?? '');
            }}
          />
        )}
        <TextField
          label="ZIP *"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          fieldClassName="col-start-2"
          {...text('zipCode')}
        />
      </div>
      <TextArea
        label="Description *"
        required
        maxLength={textLengths.description.max}
        fieldClassName="md:col-span-full"
        className="min-h-36"
        hint={
          <span className="flex justify-between gap-4">
            <span>Who you are, what you build, how you work. At least {textLengths.description.min} characters.</span>
            <span className="shrink-0 tabular-nums">
              {values.description.length} / {textLengths.description.max.toLocaleString('en-US')}
            </span>
          </span>
        }
        {...text('description')}
      />
    </div>
  );
}
