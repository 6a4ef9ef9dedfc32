import { listingCounts, listingLengths } from '@poolpros/contracts/listing-options';
import { stateBySlug } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { LicenseRows } from '../../../entities/listing-fields/license-rows.js';
import { RowList } from '../../../entities/listing-fields/row-list.js';
import { emptyProject } from '../../../entities/listing-fields/typed-in.js';
import { cityQuery } from '../../../entities/places/queries.js';
import { stateInText } from '../../../entities/places/state-in-text.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Optional, TextArea, TextField } from '../../../shared/ui/field.js';
import { emptyLicense, type ListingValues } from '../listing-values.js';

const grid = 'grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-2';

/** What shows that a business does what it says: licenses, insurance and what it has built. */
export function ProofFields({ fields }: { fields: Fields<ListingValues> }) {
  const { values, errors, change, text } = fields;
  return (
    <div className="flex flex-col gap-7">
      <LicenseRows
        legend={<Optional>Licenses</Optional>}
        hint={<LicenseHint values={values} />}
        rows={values.licenses}
        empty={{ ...emptyLicense, stateCode: stateBySlug(values.stateSlug)?.code ?? '' }}
        errors={errors}
        onRowsChange={(rows) => change('licenses', [...rows])}
      />
      <fieldset className="min-w-0">
        <legend className="type-h4 mb-3">
          <Optional>Insurance</Optional>
        </legend>
        <div className={grid}>
          <TextField label="Carrier" maxLength={listingLengths.insuranceCarrier.max} {...text('insuranceCarrier')} />
          <TextField label="Policy end date" type="date" className="max-w-44" {...text('insuranceEndsOn')} />
        </div>
      </fieldset>
      <RowList
        name="projects"
        legend={<Optional>Projects</Optional>}
        hint={`Up to ${listingCounts.projects} jobs that show what you do.`}
        noun="project"
        rows={values.projects}
        empty={emptyProject}
        max={listingCounts.projects}
        errors={errors}
        onRowsChange={(rows) => change('projects', [...rows])}
      >
        {(control) => (
          <div className="grid items-start gap-x-4 gap-y-[1.125rem] md:grid-cols-[minmax(0,1fr)_7rem]">
            <TextField
              label="What you built *"
              hint="For example, “Gunite pool with a raised spa.”"
              required
              maxLength={listingLengths.projectTitle.max}
              {...control('title')}
            />
            <TextField label="Year" inputMode="numeric" maxLength={4} className="tabular-nums" {...control('year')} />
            <TextArea
              label={<Optional>Short description</Optional>}
              maxLength={listingLengths.projectText.max}
              fieldClassName="md:col-span-full"
              {...control('description')}
            />
          </div>
        )}
      </RowList>
    </div>
  );
}

/** What the state requires of pool builders, where that is known. */
function LicenseHint({ values: { stateSlug, citySlug } }: { values: ListingValues }) {
  const { data } = useQuery({ ...cityQuery(stateSlug, citySlug), enabled: citySlug !== '' });
  const { kind, board } = data?.facts.license ?? {};
  return (
    <>
      {(kind === 'license' || kind === 'registration') &&
        `In ${stateInText(stateBySlug(stateSlug)?.label ?? '')}, building pools requires a ${kind}. The ${board} keeps the records. `}
      We look up each number with the state board before we show it as checked.
    </>
  );
}
