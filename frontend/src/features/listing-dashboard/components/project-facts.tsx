import { poolTypes, sentenceLabelOf, services } from '@poolpros/contracts/catalogue';
import { keysOf } from '@poolpros/contracts/keys-of';
import { projectCosts, projectMonths, projectSizes } from '@poolpros/contracts/project-options';
import { sizeText } from '../../../entities/projects/size-text.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { Select, TextField } from '../../../shared/ui/field.js';
import type { ProjectValues } from '../projects/project-values.js';

const optionsOf = <Id extends string>(ids: readonly Id[], label: (id: Id) => string) =>
  ids.map((id) => ({ value: id, label: label(id) }));

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: monthName.format(Date.UTC(2024, index)),
}));
const selects = [
  { name: 'service', label: 'Kind of work', options: optionsOf(services, sentenceLabelOf) },
  { name: 'poolType', label: 'Pool type', options: optionsOf(poolTypes, sentenceLabelOf) },
  { name: 'sizeBand', label: 'Size', options: optionsOf(keysOf(projectSizes), sizeText) },
  { name: 'costBand', label: 'Cost', options: optionsOf(keysOf(projectCosts), (id) => projectCosts[id]) },
] as const;

/** What is known of a project in a word or a number; all of it may stay open. */
export const ProjectFacts = ({ fields: { values, errors, change, text } }: { fields: Fields<ProjectValues> }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    {selects.map(({ name, label, options }) => (
      <Select
        key={name}
        label={label}
        name={name}
        options={options}
        placeholder="Not stated"
        value={values[name]}
        error={errors[name] ?? null}
        onValueChange={(value) => change(name, value)}
      />
    ))}
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
      <Select
        label="Finished in"
        name="month"
        options={months}
        placeholder="Month not stated"
        value={values.month}
        onValueChange={(month) => change('month', month)}
      />
      <TextField label="Year" inputMode="numeric" maxLength={4} className="tabular-nums" {...text('year')} />
    </div>
    <TextField
      label="Months it took"
      inputMode="numeric"
      maxLength={2}
      className="max-w-28 tabular-nums"
      hint={`From ${projectMonths.min} to ${projectMonths.max}.`}
      {...text('months')}
    />
  </div>
);
