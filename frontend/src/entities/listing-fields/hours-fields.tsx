import { lazy, Suspense } from 'react';
import { Optional } from '../../shared/ui/field.js';
import type { HoursEditorProps } from './hours/hours-editor.js';

const HoursEditor = lazy(async () => ({ default: (await import('./hours/hours-editor.js')).HoursEditor }));

/** The opening hours of a week and, folded away, what differs from them. */
export const HoursFields = ({ fields }: HoursEditorProps) => (
  <fieldset className="min-w-0" data-field="hours">
    <legend className="type-small mb-2 font-semibold">
      <Optional>Opening hours</Optional>
    </legend>
    <p className="type-caption mb-2 text-muted">
      Check the days you are open. If you check none, your page shows no hours. If you close after midnight, enter that
      closing time; it counts as the next day.
    </p>
    <Suspense fallback={<div className="min-h-96" />}>
      <HoursEditor fields={fields} />
    </Suspense>
  </fieldset>
);
