import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Properties } from '../../shared/analytics/analytics.js';
import { useServices } from '../../shared/lib/services.js';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { type Choices, readValues, type TypedValues, writeValues } from './typed-values.js';

const settleMs = 600;

/**
 * The values of a calculator: they begin with those of the URL, and the URL follows them, so that its link shows the same
 * figures to others.
 */
export function useCalculator<Field extends string>(
  defaults: TypedValues<Field>,
  choices: Choices<Field>,
  lengths: Partial<Record<Field, number>> = {},
) {
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState(() => readValues(params, defaults, choices, lengths));
  const query = useDebounced(writeValues(values, defaults).toString(), settleMs);
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
