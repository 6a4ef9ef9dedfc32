import { sentenceLabelOf, services } from '@poolpros/contracts/catalogue';
import {
  contactWays,
  type FactKey,
  factQuestions,
  requestBudgets,
  requestTimings,
} from '@poolpros/contracts/request-options';
import { clsx } from 'clsx';
import type { FieldErrors } from '../../shared/forms/use-fields.js';
import { type Option, Select, TextField } from '../../shared/ui/field.js';
import type { DetailValues } from './details.js';
import { questionsOf } from './sent-details.js';

export interface DetailFieldsProps {
  values: DetailValues;
  errors: FieldErrors;
  onChange: <K extends keyof DetailValues>(field: K, value: DetailValues[K]) => void;
  /** Those that cannot be emptied, because they were sent. */
  kept?: readonly (keyof DetailValues)[];
  /** One column, for a narrow place. */
  compact?: boolean;
}

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const serviceOptions = services.map((id) => ({ value: id, label: sentenceLabelOf(id) }));

const choices = [
  { field: 'timing', label: 'When', options: optionsOf(requestTimings) },
  { field: 'budget', label: 'Budget', options: optionsOf(requestBudgets) },
  { field: 'contactBy', label: 'How should they reply?', options: optionsOf(contactWays) },
] as const;

/** The optional details of a request: what, where, when, for how much, and what a contractor would ask about it first. */
export function DetailFields({ values, errors, onChange, kept = [], compact = false }: DetailFieldsProps) {
  const noAnswer = (field: keyof DetailValues) => (kept.includes(field) ? {} : { placeholder: 'No answer' });
  return (
    <div className="flex flex-col gap-4">
      <div className={clsx('grid items-start gap-4', !compact && 'sm:grid-cols-2')}>
        <Select
          label="Service"
          name="service"
          options={serviceOptions}
          value={values.service}
          error={errors.service}
          {...noAnswer('service')}
          onValueChange={(value) => onChange('service', value as DetailValues['service'])}
        />
        <TextField
          label="Job ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={values.zip}
          error={errors.zip}
          onChange={({ target }) => onChange('zip', target.value)}
        />
        {choices.map(({ field, label, options }) => (
          <Select
            key={field}
            label={label}
            name={field}
            options={options}
            value={values[field]}
            error={errors[field]}
            {...noAnswer(field)}
            onValueChange={(value) => onChange(field, value as DetailValues[typeof field])}
          />
        ))}
      </div>
      <Questions values={values} errors={errors} onChange={onChange} compact={compact} />
    </div>
  );
}

function Questions({ values: { service, facts }, errors, onChange, compact }: Omit<DetailFieldsProps, 'kept'>) {
  const asked: readonly FactKey[] = questionsOf(service);
  if (asked.length === 0) return null;
  return (
    <fieldset className={clsx('grid min-w-0 items-start gap-4', !compact && 'sm:grid-cols-2')}>
      <legend className="type-small mb-2 font-semibold">What a contractor would ask first</legend>
      {asked.map((key) => (
        <Select
          key={key}
          label={factQuestions[key].label}
          name={key}
          options={optionsOf(factQuestions[key].options)}
          placeholder="No answer"
          value={facts[key] ?? ''}
          error={errors[`facts.${key}`]}
          onValueChange={(value) => onChange('facts', { ...facts, [key]: value })}
        />
      ))}
    </fieldset>
  );
}
