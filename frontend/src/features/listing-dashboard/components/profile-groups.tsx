import { labelOf, poolTypes, serviceRadiusMiles, services, specializations } from '@poolpros/contracts/catalogue';
import { editedFieldTable } from '@poolpros/contracts/edited-field-table';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { languages } from '@poolpros/contracts/languages';
import { textLengths } from '@poolpros/contracts/limits';
import { listingLengths, paymentMethods } from '@poolpros/contracts/listing-options';
import { stateBySlug } from '@poolpros/contracts/states';
import { type ReactNode, useId } from 'react';
import { ChosenField } from '../../../entities/listing-fields/chosen-field.js';
import { HoursFields } from '../../../entities/listing-fields/hours-fields.js';
import { LicenseRows } from '../../../entities/listing-fields/license-rows.js';
import { CityFields, StreetFields } from '../../../entities/listing-fields/place-fields.js';
import { RadiusField } from '../../../entities/listing-fields/radius-field.js';
import { AreaMap } from '../../../entities/service-area/area-map.js';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { TextField } from '../../../shared/ui/field.js';
import type { ProfileFields } from '../hooks/use-profile-form.js';
import type { ProfileField } from '../profile-values.js';

interface GroupProps {
  fields: ProfileFields;
  listing: OwnListing;
}

const grid = 'grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2';
const looksFirst = 'We review changes first.';

/** A part of the form. */
function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-rule pt-6">
      <div>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {text && <p className="type-small mt-1 max-w-[38rem] text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** What is stored of these fields where someone else has changed them as well; text fields say it themselves. */
const CurrentVersions = ({ fields, of }: { fields: ProfileFields; of: readonly ProfileField[] }) =>
  of.map((field) => {
    const text = fields.current(field);
    return (
      text && (
        <p key={field} className="type-caption wrap-anywhere whitespace-pre-line text-muted">
          {`${editedFieldTable[field].label}, current version: ${text}`}
        </p>
      )
    );
  });

export const BusinessGroup = ({ fields: { text } }: { fields: ProfileFields }) => (
  <Group title="The business">
    <div className={grid}>
      <TextField label="Name *" required hint={looksFirst} maxLength={textLengths.businessName.max} {...text('name')} />
      <TextField
        label="Registered name"
        hint="If it differs from the business name (for example, Hillstone Pools LLC). We will review it first."
        maxLength={listingLengths.legalName.max}
        {...text('legalName')}
      />
      <TextField label="Phone" type="tel" hint={looksFirst} maxLength={textLengths.phone.max} {...text('phone')} />
      <TextField
        label="Email for requests"
        type="email"
        inputMode="email"
        hint={`Never shown. ${looksFirst}`}
        maxLength={textLengths.email.max}
        {...text('contactEmail')}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        hint="We review a new domain first."
        maxLength={textLengths.website.max}
        fieldClassName="md:col-span-full"
        {...text('website')}
      />
      <CountedTextArea
        label="Description *"
        required
        maxLength={textLengths.description.max}
        fieldClassName="md:col-span-full"
        className="min-h-44"
        hint={`At least ${textLengths.description.min} characters.`}
        {...text('description')}
      />
    </div>
  </Group>
);

export function PlaceGroup({ fields, listing }: GroupProps) {
  return (
    <Group title="Address and area" text="If the new address is more than a mile away, we will review it first.">
      <div className={grid}>
        <StreetFields fields={fields} label="Street" />
        <CityFields fields={fields} />
        <TextField label="ZIP" inputMode="numeric" maxLength={10} className="max-w-32" {...fields.text('zipCode')} />
      </div>
      <CurrentVersions fields={fields} of={['addressPrivate', 'stateSlug', 'citySlug']} />
      <RadiusField
        fields={fields}
        hint={`Miles, ${serviceRadiusMiles.min} to ${serviceRadiusMiles.max}. People farther away see the distance. The default is ${serviceRadiusMiles.default}. If you enter any other number, your card says “Serves this location” to homeowners in that area.`}
        map={(miles) => <AreaMap installer={{ ...listing.fields, serviceRadius: miles }} visitor={undefined} />}
      />
    </Group>
  );
}

export const ServicesGroup = ({ fields }: { fields: ProfileFields }) => (
  <Group title="Services" text="We first review a service that needs a license in your state.">
    <ChosenField fields={fields} name="services" legend="Services *" options={services} labelOf={labelOf} />
    <CurrentVersions fields={fields} of={['services']} />
    <ChosenField fields={fields} name="poolTypes" legend="Pool types" options={poolTypes} labelOf={labelOf} />
    <CurrentVersions fields={fields} of={['poolTypes']} />
    <ChosenField
      fields={fields}
      name="specializations"
      legend="Builds and specialties"
      options={specializations}
      labelOf={labelOf}
    />
    <CurrentVersions fields={fields} of={['specializations']} />
    <TextField
      label="Typical price"
      hint="For example, $60k–$140k. If you leave it blank, your page says “Ask for a price.”"
      maxLength={textLengths.priceRange.max}
      fieldClassName="md:max-w-96"
      {...fields.text('priceRange')}
    />
  </Group>
);

export const HoursGroup = ({ fields, listing }: GroupProps) => (
  <div id="hours" className="scroll-mt-20">
    <Group
      title="Hours"
      {...(listing.fields.timeZone && { text: `Times are in ${zoneName(listing.fields.timeZone)}.` })}
    >
      <HoursFields fields={fields} />
      <CurrentVersions fields={fields} of={['hours', 'specialHours']} />
    </Group>
  </div>
);

/** `America/Chicago` → `Central Time`. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

export const DetailsGroup = ({ fields }: { fields: ProfileFields }) => (
  <Group title="More about you">
    <div className={grid}>
      <TextField
        label="Founded"
        inputMode="numeric"
        maxLength={4}
        className="max-w-28 tabular-nums"
        {...fields.text('foundedYear')}
      />
      <TextField
        label="People on the crew"
        inputMode="numeric"
        maxLength={4}
        className="max-w-28 tabular-nums"
        {...fields.text('crewSize')}
      />
    </div>
    <ChosenField fields={fields} name="languages" legend="Languages" options={languages} />
    <CurrentVersions fields={fields} of={['languages']} />
    <ChosenField fields={fields} name="paymentMethods" legend="Payment methods" options={paymentMethods} />
    <CurrentVersions fields={fields} of={['paymentMethods']} />
  </Group>
);

export const LicensesGroup = ({ fields }: { fields: ProfileFields }) => (
  <>
    <LicenseRows
      legend="Licenses"
      hint="We review changes here first. They will not appear on your page until we can check them."
      rows={fields.values.licenses}
      empty={{ number: '', stateCode: stateBySlug(fields.values.stateSlug)?.code ?? '', classification: '' }}
      errors={fields.errors}
      onRowsChange={(licenses) => fields.change('licenses', licenses)}
    />
    <CurrentVersions fields={fields} of={['licenses']} />
  </>
);
