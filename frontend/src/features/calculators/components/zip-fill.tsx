import { type ClimateZoneCode, climateZoneOf } from '@poolpros/calculators/climate';
import type { ZipPlace } from '@poolpros/contracts/http/places';
import { apiPaths } from '@poolpros/contracts/paths';
import { findState, type State } from '@poolpros/contracts/states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { readKey } from '../../../shared/api/read-key.js';
import { rememberZip, useVisitorZip } from '../../../shared/search/visitor-zip.js';
import { TextField } from '../../../shared/ui/field.js';

/** What a ZIP says of a pool there. */
export interface FilledPlace {
  state: State['code'];
  zone: ClimateZoneCode;
}

const zipQuery = (zip: string) =>
  queryOptions<ZipPlace>({ queryKey: readKey(apiPaths.zip, { zip }), enabled: /^\d{5}$/.test(zip) });

const errorText = (error: Error): string =>
  error instanceof ApiError && error.status === 404
    ? 'We know no place of the 50 states or the District of Columbia with this ZIP. Choose the state instead.'
    : 'This ZIP could not be looked up. Choose the state instead.';

export interface ZipFillProps {
  /** The state that the form has now; what was filled in is said while it is that of the ZIP. */
  state: string;
  /** What the ZIP filled in, in words, such as "climate zone and electricity price". */
  fills: string;
  /** Whether the form has a place already, of a link that somebody sent. */
  hasPlace: boolean;
  onFill: (place: FilledPlace) => void;
}

/** A ZIP that fills in what depends on the place. It begins with the one that the visitor named last. */
export function ZipFill({ state, fills, hasPlace, onFill }: ZipFillProps) {
  const known = useVisitorZip();
  const [typed, setTyped] = useState<string | null>(null);
  const keepsPlace = useRef(hasPlace);
  const zip = typed ?? (keepsPlace.current ? '' : known);
  const { data, error } = useQuery(zipQuery(zip));
  const fill = useRef(onFill);
  fill.current = onFill;
  useEffect(() => {
    const code = data && findState(data.state)?.code;
    if (!code) return;
    rememberZip(data.zip);
    fill.current({ state: code, zone: climateZoneOf(code, data) });
  }, [data]);
  const filled = data && findState(data.state);
  return (
    <div className="print:hidden">
      <TextField
        label="ZIP"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        fieldClassName="max-w-40"
        className="tabular-nums"
        value={zip}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        error={error ? errorText(error) : null}
      />
      <p role="status" className="type-caption mt-1.5 flex min-h-5 gap-1.5 text-soft">
        {filled && filled.code === state ? (
          <>
            <MapPin aria-hidden="true" className="mt-px size-4 shrink-0 text-pool-700" />
            <span>{`${data.city}, ${filled.code}: filled in ${fills}.`}</span>
          </>
        ) : (
          `Fills in ${fills}.`
        )}
      </p>
    </div>
  );
}
