import { useEffect, useRef, useState } from 'react';
import { readValues, writeValues } from './typed-values.js';
import { useCalculator } from './use-calculator.js';
import { readWorksheet, saveWorksheet } from './worksheet-draft.js';
import { readLink, writeLink } from './worksheet-link.js';
import { estimateField } from './worksheet-path.js';
import {
  lineIds,
  type WorksheetValues,
  worksheetChoices,
  worksheetDefaults,
  worksheetLengths,
} from './worksheet-values.js';

const linkForm = { read: readLink, write: writeLink };

const hasEstimateAlone = (values: WorksheetValues): boolean => {
  const filled = Object.keys(values).filter((field) => values[field] !== worksheetDefaults[field]);
  return filled.every((field) => lineIds.some((id) => field === estimateField(id)));
};

/**
 * The worksheet of a link, or else the one that was filled in in this browser, where it is kept. An estimate that comes
 * from the cost calculator is joined to the quotes that stand there already.
 */
export function useWorksheet() {
  const { values, change, query } = useCalculator(worksheetDefaults, worksheetChoices, {
    lengths: worksheetLengths,
    form: linkForm,
  });
  const [isRestored, setRestored] = useState(false);
  const first = useRef(values);

  // Once, when the page has been taken over from the server, which knows no worksheet.
  useEffect(() => {
    const kept = hasEstimateAlone(first.current) ? readWorksheet(new Date()) : null;
    if (kept !== null) {
      const estimate = Object.fromEntries(writeValues(first.current, worksheetDefaults));
      const restored = readValues(new URLSearchParams(kept), worksheetDefaults, worksheetChoices, worksheetLengths);
      change({ ...restored, ...estimate });
    }
    setRestored(true);
  }, [change]);

  useEffect(() => {
    // The values before that are not the visitor's.
    if (isRestored) saveWorksheet(writeValues(values, worksheetDefaults).toString(), new Date());
  }, [values, isRestored]);

  return { values, change, query, clear: () => change(worksheetDefaults) };
}
