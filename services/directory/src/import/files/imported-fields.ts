import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import type { FieldError } from '@poolpros/contracts/problem';
import { milesBetween } from '@poolpros/places/geo';
import type { City, Places } from '@poolpros/places/places';
import { isZipOf } from '@poolpros/places/shared-zips';
import { statedCity } from '@poolpros/places/stated-city';
import type { InstallerFields, OwnerOnlyFields } from '../../listings/domain/installer.js';
import { listingPoint } from '../../listings/domain/listing-point.js';
import { noPhone } from '../../listings/domain/phone.js';
import { cellsOf, type ImportRow, importRowSchema, pictureColumns } from '../domain/import-row.js';

/** The values of an import for an installer; status and owner are decided elsewhere. */
export type ImportedFields = Omit<
  InstallerFields,
  'status' | 'isSample' | Exclude<keyof OwnerOnlyFields, 'specialHours' | 'phoneExtension' | 'phoneWords' | 'languages'>
> & {
  sourceId: string;
};

/** Coordinates farther than this from the city count as a mistake. */
const plausibleMiles = 100;

/** The installer in a line of an import file and the ignored values, or the errors, by column. */
export function importedFields(
  places: Places,
  record: Readonly<Record<string, string>>,
  now: Date,
): { fields: ImportedFields; warnings: FieldError[] } | { errors: FieldError[] } {
  const parsed = importRowSchema.safeParse(cellsOf(record));
  if (!parsed.success)
    return { errors: parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })) };
  const row = parsed.data;
  const refused = (path: string, message: string) => ({ errors: [{ path, message }] });
  if (row.founded_year !== null && row.founded_year > now.getUTCFullYear())
    return refused('founded_year', 'must not lie in the future: write the year in which the business was founded');
  const { city, suggestion } = statedCity(places, row.state, row.city);
  if (!city)
    return refused(
      'city',
      `is not a city in ${row.state.label}: ${suggestion ? `did you mean ${suggestion.name}?` : 'check the spelling and the state, or name the nearest city'}`,
    );
  const zip = row.zip === null ? null : places.zip(row.zip);
  if (zip && !isZipOf(zip, row.state))
    return refused('zip', `does not lie in ${row.state.label}: check the ZIP and the state`);
  const point = statedPoint(row) ?? listingPoint(city, zip);
  if (milesBetween(point, city) > plausibleMiles)
    return refused(
      'latitude',
      `lies more than ${plausibleMiles} miles from ${city.name}: check the sign and the city, or leave latitude and longitude empty`,
    );
  return { fields: fieldsOf(row, city, point), warnings: picturesLeftOut(row) };
}

const picturesLeftOut = (row: ImportRow): FieldError[] =>
  pictureColumns
    .filter((column) => row[column] !== '')
    .map((path) => ({ path, message: 'is left out: pictures from other sites are not shown' }));

const statedPoint = ({ latitude, longitude }: ImportRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const fieldsOf = (row: ImportRow, city: City, point: { latitude: number; longitude: number }): ImportedFields => ({
  sourceId: row.source_id,
  name: row.name,
  stateSlug: city.stateSlug,
  citySlug: city.slug,
  city: city.name,
  neighborhood: row.neighborhood,
  description: row.description,
  ...point,
  serviceRadius: row.service_radius ?? serviceRadiusMiles.default,
  zipCode: row.zip,
  ...(row.phone ?? noPhone),
  contactEmail: row.email,
  website: row.website,
  services: row.services,
  poolTypes: row.pool_types,
  specializations: row.specializations,
  languages: row.languages,
  priceRange: row.price_range,
  hours: row.hours.hours,
  specialHours: { ...noSpecialHours, byAppointment: row.hours.byAppointment },
  timeZone: city.timeZone,
  foundedYear: row.founded_year,
  crewSize: row.crew_size,
  imageUrl: null,
  profileImage: null,
});
