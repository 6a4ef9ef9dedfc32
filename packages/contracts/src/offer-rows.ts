/**
 * What a contractor can offer. The ids are stored and sent, and never change. People read the label, which is written
 * only here (docs/rules.md#labels).
 */
export interface OfferRow {
  label: string;
  /** Its label in the service select, if it is not the label in sentence case. */
  option?: string;
}
type OfferRows = Readonly<Record<string, OfferRow>>;

export const quickServiceRows = {
  'Pool Installation': { label: 'Pool Installation' },
  'Hot Tub Installation': { label: 'Hot Tub Installation' },
  'Pool Maintenance': { label: 'Pool Maintenance' },
  'Pool Renovation': { label: 'Pool Renovation' },
} as const satisfies OfferRows;

export const additionalServiceRows = {
  'Spa Installation': { label: 'Spa Installation' },
  'Sauna Installation': { label: 'Sauna Installation' },
  'Steam Room Installation': { label: 'Steam Room Installation' },
  'Pool Heating': { label: 'Pool Heating' },
  'Pool Lighting': { label: 'Pool Lighting' },
  'Water Features': { label: 'Water Features' },
  'Pool Decking': { label: 'Pool Decking' },
  'Pool Covers': { label: 'Pool Covers' },
  'Pool Automation': { label: 'Pool Automation' },
  Landscaping: { label: 'Landscaping' },
  'Pool Winterization': { label: 'Pool Winterization' },
  'Pool Opening': { label: 'Pool Opening' },
  'Summer Maintenance': { label: 'Summer Maintenance' },
} as const satisfies OfferRows;

export const serviceRows = {
  ...quickServiceRows,
  // They have their own pages and are in neither list of the search panel.
  'Pool Repair': { label: 'Pool Repair' },
  'Pool Cleaning': { label: 'Pool Cleaning' },
  'Spa Repair': { label: 'Spa Repair' },
  ...additionalServiceRows,
} as const satisfies OfferRows;

const projectRows = {
  'Luxury Pools': { label: 'Luxury Pools' },
  'Eco-Friendly Pools': { label: 'Eco-Friendly Pools' },
  'Small Space Pools': { label: 'Small Space Pools', option: 'Small-space pools' },
} as const satisfies OfferRows;
const familyRows = { 'Family Fun Pools': { label: 'Family Fun Pools' } } as const satisfies OfferRows;

export const poolTypeRows = {
  'Inground Pools': { label: 'Inground Pools' },
  'Above Ground Pools': { label: 'Above Ground Pools', option: 'Above-ground pools' },
  ...projectRows,
  ...familyRows,
} as const satisfies OfferRows;

export const specializationRows = {
  ...projectRows,
  'Smart Automated Pools': { label: 'Smart Automated Pools' },
  'Therapeutic Pools': { label: 'Therapeutic Pools' },
  ...familyRows,
  'Fiberglass Pools': { label: 'Fiberglass Pools' },
  'Vinyl Pools': { label: 'Vinyl Pools' },
  'Concrete Pools': { label: 'Concrete Pools' },
} as const satisfies OfferRows;
