import { isRadiusStated } from '@poolpros/contracts/catalogue';
import type { InstallerDetail, Reach } from '@poolpros/contracts/http/installers';
import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { noFilters, searchResultsPath } from '../../../entities/search/search-filters.js';
import { rememberZip, useVisitorZip } from '../../../entities/search/visitor-zip.js';
import { AreaMap } from '../../../entities/service-area/area-map.js';
import { ApiError, asSentence } from '../../../shared/api/api-error.js';
import { Button } from '../../../shared/ui/button.js';
import { TextField } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { reachQuery } from '../api.js';
import { ProfileSection } from './profile-section.js';

/** Where a business works, on a map, and whether the visitor's ZIP belongs to it. */
export function ServiceArea({ installer, isPreview }: { installer: InstallerDetail; isPreview: boolean }) {
  const { serviceRadius, city, state } = installer;
  const zip = useVisitorZip();
  const { data: reach, error } = useQuery(reachQuery(installer.id, isPreview ? '' : zip));
  return (
    <ProfileSection id="area" title="Service area">
      <div className="mt-4 overflow-hidden rounded-card border border-rule">
        <AreaMap installer={installer} visitor={reach} />
        <div className="flex flex-col gap-4 border-t border-rule px-4 py-4 md:px-5">
          <p>
            {isRadiusStated(serviceRadius) ? 'Works' : 'Shown in searches'} within {serviceRadius} miles of {city},{' '}
            {state}.{' '}
            <Link to={directoryPath(installer.stateSlug, installer.citySlug)} className="link">
              All contractors in {city}
            </Link>
          </p>
          <div aria-live="polite" className="empty:hidden">
            {reach && <Verdict installer={installer} reach={reach} />}
          </div>
          {!isPreview && <ZipForm zip={zip} failure={error} />}
        </div>
      </div>
    </ProfileSection>
  );
}

function Verdict({ installer, reach }: { installer: InstallerDetail; reach: Reach }) {
  const { zip, location, miles, serves } = reach;
  if (serves)
    return (
      <p className="flex gap-2 font-semibold text-leaf-700">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Your ZIP {zip} ({location}) is inside this area, {miles.toFixed(1)} miles away.
      </p>
    );
  return (
    <p className="flex gap-2 text-amber-700">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <b className="font-semibold">
          Your ZIP {zip} ({location}) is outside this area, {miles.toFixed(1)} miles away.
        </b>{' '}
        Ask {installer.name} whether it will come to you.{' '}
        <Link to={searchResultsPath({ ...noFilters, location: zip })} className="link">
          See who works in {zip}
        </Link>
      </span>
    </p>
  );
}

function ZipForm({ zip, failure }: { zip: string; failure: Error | null }) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? zip;
  const [mistake, setMistake] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rememberZip(shown)) return setTyped(null);
    const { zipMistake } = await import('@poolpros/contracts/zip-advice');
    setMistake(asSentence(zipMistake(shown) ?? ''));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <TextField
        label="Your ZIP"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="min-h-11! tabular-nums"
        fieldClassName="w-36"
        error={mistake ?? failureText(failure)}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setMistake(null);
        }}
      />
      <Button type="submit" className="mt-[1.625rem]">
        Check
      </Button>
    </form>
  );
}

function failureText(failure: Error | null): string | null {
  if (failure === null) return null;
  const [mistake] = failure instanceof ApiError ? failure.errors : [];
  return mistake ? asSentence(mistake.message) : 'We could not look up this ZIP. Please try again in a moment.';
}
