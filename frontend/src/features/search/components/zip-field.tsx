import { useState } from 'react';
import { Field } from '../../../shared/ui/field.js';
import type { FilterDraft } from '../hooks/use-filter-draft.js';

/** A ZIP or a range. An incomplete one is not reported before the field loses focus or the form is sent. */
export function ZipField({ zip }: { zip: FilterDraft['zip'] }) {
  const [left, setLeft] = useState(false);
  return (
    <Field label="ZIP" hint="Single ZIP or range (12345-12349)" error={left ? zip.error : null}>
      {(control) => (
        <input
          {...control}
          ref={(input) => input?.setCustomValidity(zip.error ?? '')}
          type="text"
          name="zip"
          autoComplete="postal-code"
          maxLength={20}
          className="control min-h-11!"
          value={zip.text}
          onChange={(event) => {
            if (!zip.error) setLeft(false);
            zip.type(event.target.value);
          }}
          onBlur={() => setLeft(true)}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setLeft(true);
          }}
        />
      )}
    </Field>
  );
}
