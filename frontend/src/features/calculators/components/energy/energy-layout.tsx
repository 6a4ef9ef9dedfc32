import type { ComponentType } from 'react';
import { Link } from '../../../../shared/ui/link.js';
import { type EnergyTab, energyTabNames, energyTabs } from '../../energy-values.js';
import type { TypedValues } from '../../typed-values.js';
import { type Calculation, useCalculation } from '../../use-calculator.js';
import { CalculatorLayout } from '../calculator-layout.js';
import type { FormProps } from '../field-controls.js';
import { NoResult } from '../no-result.js';

/** What a result is shown with. */
export interface ResultProps<Field extends string> {
  values: TypedValues<Field>;
  query: string;
}

export interface EnergyPart<Field extends string, Result> extends Omit<Calculation<Field, Result>, 'event'> {
  tab: EnergyTab;
  lead: string;
  /** A result in one sentence. */
  said: (result: Result) => string;
  Form: ComponentType<FormProps<Field>>;
  Result: ComponentType<ResultProps<Field> & { result: Result }>;
}

/** One part of the energy calculator, below the way to the others, to which the fields that every part has go along. */
export function energyPart<Field extends string, Result>(part: EnergyPart<Field, Result>) {
  const { tab, lead, said, Form, Result } = part;
  const calculation = { ...part, event: 'energy' };
  return function EnergyPart() {
    const { values, query, errors, result, form } = useCalculation(calculation);
    const { state, zone, price }: Record<string, string> = values;
    const kept = Object.entries({ state, zone, price }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return (
      <CalculatorLayout
        page="energyCalculator"
        title="What does it cost to run?"
        lead={lead}
        parts={
          <nav aria-label="What to calculate" className="mt-5 flex flex-wrap gap-2 print:hidden">
            {energyTabNames.map((name) => (
              <Link
                key={name}
                to={`?${new URLSearchParams([['tab', name], ...kept])}`}
                preventScrollReset
                aria-current={name === tab ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-[0.9375rem] font-[550] hover:border-pool-700 hover:bg-pool-50 aria-[current=page]:border-selected aria-[current=page]:bg-selected aria-[current=page]:text-on-selected"
              >
                {energyTabs[name]}
              </Link>
            ))}
          </nav>
        }
        said={result ? said(result) : `No result. ${errors.map(({ message }) => message).join(' ')}`}
        form={<Form {...form} />}
        result={result ? <Result result={result} values={values} query={query} /> : <NoResult errors={errors} />}
      />
    );
  };
}
