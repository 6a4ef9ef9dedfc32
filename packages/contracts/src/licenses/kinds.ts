/** The kinds of work that states have rules for. */
export const licenseKinds = [
  'inground',
  'aboveGround',
  'renovate',
  'repair',
  'cleaning',
  'seasonal',
  'portableSpa',
  'wiring',
  'gas',
  'sauna',
] as const;
export type LicenseKind = (typeof licenseKinds)[number];
