/** Rows of the sources that are no places of their own: former places, blocks of quarters, institutions. */
export const notACity =
  /\(historical\)|\/| - |\b(?:Airport|Annex|Complex|Mobile Home Park|Streetcar)$|Police Dept|Medical Center|Healthcare|^Lexington-Fayette$/;

/** Names as people write them, where the source has an administrative form. */
export const renamed = new Map([
  ['NY|New York City', 'New York'],
  ['CT|City of Milford (balance)', 'Milford'],
]);

/** Population figures of the source that belong to the city or county around the place. */
export const wrongPopulation = new Set([
  'AZ|Tempe Junction',
  'CA|Universal City',
  'DC|Chevy Chase',
  'KY|Ironville',
  'KY|Meads',
  'MA|South Boston',
  'NC|West Raleigh',
  'TN|East Chattanooga',
  'TN|New South Memphis',
]);
