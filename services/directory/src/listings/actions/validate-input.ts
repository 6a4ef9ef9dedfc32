import type { StatedProject } from '@poolpros/contracts/http/listing-fields';
import { stateBySlug } from '@poolpros/contracts/states';
import type { City, Places, Zip } from '@poolpros/places/places';
import { isZipOf } from '@poolpros/places/shared-zips';
import { fieldError } from '../../base/refusals.js';
import type { InstallerFields } from '../domain/installer.js';
import { type BusinessPhone, parseBusinessPhone } from '../domain/phone.js';

/** The city and the ZIP that are stated below a path of the request; throws for what is not there. */
export function parsePlace(
  places: Places,
  stated: Pick<InstallerFields, 'stateSlug' | 'citySlug' | 'zipCode'>,
  path: string,
): { city: City; zip: Zip | null } {
  const state = stateBySlug(stated.stateSlug);
  if (!state) throw fieldError(`${path}.stateSlug`, 'choose a state from the list');
  const city = places.city(state.slug, stated.citySlug);
  if (!city) throw fieldError(`${path}.citySlug`, `choose a city in ${state.label}`);
  const zip = stated.zipCode === null ? null : places.zip(stated.zipCode);
  if (zip && !isZipOf(zip, state)) throw fieldError(`${path}.zipCode`, `enter a ZIP in ${state.label}`);
  return { city, zip };
}

/** The phone of a business; throws for what is none. */
export function parsePhone(typed: string, path: string): BusinessPhone {
  const phone = parseBusinessPhone(typed);
  if ('problem' in phone) throw fieldError(`${path}.phone`, phone.problem);
  return phone;
}

/** Throws if the founding or building year is in the future. */
export function checkYears(
  { foundedYear, projects }: { foundedYear?: number | null; projects?: readonly StatedProject[] },
  now: Date,
  path: string,
): void {
  const thisYear = now.getUTCFullYear();
  const refusal = `enter a year up to ${thisYear}`;
  if (foundedYear && foundedYear > thisYear) throw fieldError(`${path}.foundedYear`, refusal);
  const ahead = projects?.findIndex(({ year }) => year !== null && year > thisYear) ?? -1;
  if (ahead >= 0) throw fieldError(`${path}.projects.${ahead}.year`, refusal);
}
