import { stateBySlug } from '@poolpros/contracts/states';
import { useState } from 'react';
import { asSentence } from '../../../shared/api/api-error.js';
import { Field } from '../../../shared/ui/field.js';
import type { FilterDraft } from '../hooks/use-filter-draft.js';

/** A ZIP or a range. An incomplete one is not reported before the field loses focus or the form is sent. */
export function ZipField({ zip, stateSlug }: { zip: FilterDraft['zip']; stateSlug: string }) {
  const [left, setLeft] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const advise = async () => {
    // No bytes for the pages whose visitors make no mistake.
    const { zipsMistake } = await import('@poolpros/contracts/zip-advice');
    const mistake = zipsMistake(zip.text, stateBySlug(stateSlug)?.code);
    setAdvice(mistake && asSentence(mistake));
  };
  return (
    <Field
      label="ZIP"
      hint="Single ZIP or range (12345-12349)"
      error={left && zip.error ? (advice ?? zip.error) : null}
    >
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
            setAdvice(null);
            zip.type(event.target.value);
          }}
          onBlur={() => {
            setLeft(true);
            if (zip.error) void advise();
          }}
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
