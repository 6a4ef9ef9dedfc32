/** The 50 states and the District of Columbia: slug of the path, label and postal code (docs/rules.md#states). */
export const states = [
  { slug: 'alabama', label: 'Alabama', code: 'AL' },
  { slug: 'alaska', label: 'Alaska', code: 'AK' },
  { slug: 'arizona', label: 'Arizona', code: 'AZ' },
  { slug: 'arkansas', label: 'Arkansas', code: 'AR' },
  { slug: 'california', label: 'California', code: 'CA' },
  { slug: 'colorado', label: 'Colorado', code: 'CO' },
  { slug: 'connecticut', label: 'Connecticut', code: 'CT' },
  { slug: 'delaware', label: 'Delaware', code: 'DE' },
  { slug: 'district-of-columbia', label: 'District of Columbia', code: 'DC' },
  { slug: 'florida', label: 'Florida', code: 'FL' },
  { slug: 'georgia', label: 'Georgia', code: 'GA' },
  { slug: 'hawaii', label: 'Hawaii', code: 'HI' },
  { slug: 'idaho', label: 'Idaho', code: 'ID' },
  { slug: 'illinois', label: 'Illinois', code: 'IL' },
  { slug: 'indiana', label: 'Indiana', code: 'IN' },
  { slug: 'iowa', label: 'Iowa', code: 'IA' },
  { slug: 'kansas', label: 'Kansas', code: 'KS' },
  { slug: 'kentucky', label: 'Kentucky', code: 'KY' },
  { slug: 'louisiana', label: 'Louisiana', code: 'LA' },
  { slug: 'maine', label: 'Maine', code: 'ME' },
  { slug: 'maryland', label: 'Maryland', code: 'MD' },
  { slug: 'massachusetts', label: 'Massachusetts', code: 'MA' },
  { slug: 'michigan', label: 'Michigan', code: 'MI' },
  { slug: 'minnesota', label: 'Minnesota', code: 'MN' },
  { slug: 'mississippi', label: 'Mississippi', code: 'MS' },
  { slug: 'missouri', label: 'Missouri', code: 'MO' },
  { slug: 'montana', label: 'Montana', code: 'MT' },
  { slug: 'nebraska', label: 'Nebraska', code: 'NE' },
  { slug: 'nevada', label: 'Nevada', code: 'NV' },
  { slug: 'new-hampshire', label: 'New Hampshire', code: 'NH' },
  { slug: 'new-jersey', label: 'New Jersey', code: 'NJ' },
  { slug: 'new-mexico', label: 'New Mexico', code: 'NM' },
  { slug: 'new-york', label: 'New York', code: 'NY' },
  { slug: 'north-carolina', label: 'North Carolina', code: 'NC' },
  { slug: 'north-dakota', label: 'North Dakota', code: 'ND' },
  { slug: 'ohio', label: 'Ohio', code: 'OH' },
  { slug: 'oklahoma', label: 'Oklahoma', code: 'OK' },
  { slug: 'oregon', label: 'Oregon', code: 'OR' },
  { slug: 'pennsylvania', label: 'Pennsylvania', code: 'PA' },
  { slug: 'rhode-island', label: 'Rhode Island', code: 'RI' },
  { slug: 'south-carolina', label: 'South Carolina', code: 'SC' },
  { slug: 'south-dakota', label: 'South Dakota', code: 'SD' },
  { slug: 'tennessee', label: 'Tennessee', code: 'TN' },
  { slug: 'texas', label: 'Texas', code: 'TX' },
  { slug: 'utah', label: 'Utah', code: 'UT' },
  { slug: 'vermont', label: 'Vermont', code: 'VT' },
  { slug: 'virginia', label: 'Virginia', code: 'VA' },
  { slug: 'washington', label: 'Washington', code: 'WA' },
  { slug: 'west-virginia', label: 'West Virginia', code: 'WV' },
  { slug: 'wisconsin', label: 'Wisconsin', code: 'WI' },
  { slug: 'wyoming', label: 'Wyoming', code: 'WY' },
] as const;
export type State = (typeof states)[number];
export type StateSlug = State['slug'];

const bySlug = new Map<string, State>(states.map((state) => [state.slug, state]));
const byCode = new Map<string, State>(states.map((state) => [state.code, state]));
const byLabel = new Map<string, State>(states.map((state) => [state.label.toLowerCase(), state]));

/** The state with this slug in URLs (`new-york`), or undefined. */
export const stateBySlug = (slug: string): State | undefined => bySlug.get(slug);

/** The state in a text: slug, postal code or name in any case (`D.C.` too); undefined if it is none. */
export function findState(text: string): State | undefined {
  const wanted = text.trim().replaceAll('.', '');
  return byCode.get(wanted.toUpperCase()) ?? byLabel.get(wanted.toLowerCase()) ?? bySlug.get(wanted.toLowerCase());
}
