import type { InputError } from '@poolpros/calculators/bounds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Properties } from '../../shared/analytics/analytics.js';
import { useServices } from '../../shared/lib/services.js';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { type Choices, readValues, type TypedValues, writeValues } from './typed-values.js';

const settleMs = 600;

/** How the query of a link holds the fields of a calculator. */
export interface LinkForm {
  read: (link: URLSearchParams) => URLSearchParams;
  write: (fields: URLSearchParams) => URLSearchParams;
}

/** One parameter for each field. */
const plainForm: LinkForm = { read: (link) => link, write: (fields) => fields };

/**
 * The values of a calculator: they begin with those of the URL, and the URL follows them, so that its link shows the same
 * figures to others.
 */
export function useCalculator<Field extends string>(
  defaults: TypedValues<Field>,
  choices: Choices<Field>,
  { lengths, form = plainForm }: { lengths?: Partial<Record<Field, number>>; form?: LinkForm } = {},
) {
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState(() => readValues(form.read(params), defaults, choices, lengths));
  const query = useDebounced(form.write(writeValues(values, defaults)).toString(), settleMs);
  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    setParams(query, { replace: true, preventScrollReset: true });
  }, [query, setParams]);
  const change = useCallback(
    (changed: Partial<TypedValues<Field>>) => setValues((now) => ({ ...now, ...changed })),
    [],
  );
  return { values, change, query };
}

/** What a calculator makes of what is typed. */
export interface Calculation<Field extends string, Result> {
  /** Its name among the captured events. */
  event: string;
  defaults: TypedValues<Field>;
  choices: Choices<Field>;
  errorsOf: (values: TypedValues<Field>) => readonly InputError[];
  /** Asked only of values without errors. */
  resultOf: (values: TypedValues<Field>) => Result;
  /** What is captured of a result. */
  captured: (result: Result, values: TypedValues<Field>) => Properties;
}

/** The values of a calculator with their errors or, without any, their result. */
export function useCalculation<Field extends string, Result>(calculation: Calculation<Field, Result>) {
  const { values, change, query } = useCalculator(calculation.defaults, calculation.choices);
  const { errors, result, told } = useMemo(() => {
    const errors = calculation.errorsOf(values);
    const result = errors.length === 0 ? calculation.resultOf(values) : null;
    return { errors, result, told: result && calculation.captured(result, values) };
  }, [calculation, values]);
  useCalculatorEvent(calculation.event, query, told);
  return { values, change, query, errors, result, form: { values, errors, onChange: change } };
}

/** Captures each result that stood for a while, once; null while there is none or nothing was changed. */
export function useCalculatorEvent(type: string, query: string, result: Properties | null): void {
  const { analytics } = useServices();
  const told = useRef(query);
  useEffect(() => {
    if (told.current === query || result === null) return;
    told.current = query;
    analytics.capture('calculator_used', { calculator_type: type, ...result });
  }, [analytics, type, query, result]);
}
