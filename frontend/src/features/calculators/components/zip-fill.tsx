import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';
import type { ZipPlace } from '@poolpros/contracts/http/places';
import { apiPaths } from '@poolpros/contracts/paths';
import { findState, type State } from '@poolpros/contracts/states';
import { readZip } from '@poolpros/contracts/zip';
import { zipMistake } from '@poolpros/contracts/zip-advice';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rememberZip, useVisitorZip } from '../../../entities/search/visitor-zip.js';
import { ApiError, asSentence } from '../../../shared/api/api-error.js';
import { readKey } from '../../../shared/api/read-key.js';
import { TextField } from '../../../shared/ui/field.js';

/** What a ZIP says of a pool there. */
export interface FilledPlace {
  state: State['code'];
  zone: ClimateZoneCode;
}

const zipQuery = (zip: string) =>
  queryOptions<ZipPlace>({ queryKey: readKey(apiPaths.zip, { zip }), enabled: zip !== '' });

function errorText(error: Error): string {
  const [mistake] = error instanceof ApiError ? error.errors : [];
  return mistake ? asSentence(mistake.message) : 'We could not look up this ZIP. Choose the state instead.';
}

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
  const [left, setLeft] = useState(false);
  const shown = typed ?? (keepsPlace.current ? '' : known);
  const zip = readZip(shown);
  const { data, error } = useQuery(zipQuery(zip ?? ''));
  // A ZIP that is being typed is no mistake yet.
  const mistake = left && shown !== '' && zip === null ? zipMistake(shown, findState(state)?.code) : null;
  const fill = useRef(onFill);
  fill.current = onFill;
  useEffect(() => {
    const code = data && findState(data.state)?.code;
    if (!code) return;
    rememberZip(data.zip);
    fill.current({ state: code, zone: data.zone });
  }, [data]);
  const filled = data && findState(data.state);
  return (
    <div className="print:hidden">
      <TextField
        label="ZIP"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        fieldClassName="max-w-40"
        className="tabular-nums"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value.replaceAll(/[^\d-]/g, ''));
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
        error={mistake ? asSentence(mistake) : error && errorText(error)}
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
