/** Other names of cities, and the place each one means. */
export const cityNicknames: Readonly<Record<string, readonly [stateSlug: string, citySlug: string]>> = {
  atl: ['georgia', 'atlanta'],
  bronx: ['new-york', 'the-bronx'],
  jax: ['florida', 'jacksonville'],
  la: ['california', 'los-angeles'],
  'l a': ['california', 'los-angeles'],
  'new york city': ['new-york', 'new-york'],
  nola: ['louisiana', 'new-orleans'],
  nyc: ['new-york', 'new-york'],
  'n y c': ['new-york', 'new-york'],
  okc: ['oklahoma', 'oklahoma-city'],
  philly: ['pennsylvania', 'philadelphia'],
  phx: ['arizona', 'phoenix'],
  'san fran': ['california', 'san-francisco'],
  sf: ['california', 'san-francisco'],
  slc: ['utah', 'salt-lake-city'],
  'st pete': ['florida', 'st-petersburg'],
  vegas: ['nevada', 'las-vegas'],
};

/** Other ways to write a state, beside its name and its postal code. */
export const stateNicknames: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  'd c': 'DC',
  fla: 'FL',
  'n carolina': 'NC',
  penn: 'PA',
  's carolina': 'SC',
  'so cal': 'CA',
  socal: 'CA',
  tenn: 'TN',
  tex: 'TX',
};

/** Postal codes that are words too: they mean a state only after one of its cities. */
export const codesLikeWords: ReadonlySet<string> = new Set([
  'co',
  'de',
  'hi',
  'in',
  'la',
  'me',
  'oh',
  'ok',
  'or',
  'id',
]);
