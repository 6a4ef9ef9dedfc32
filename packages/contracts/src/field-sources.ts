/** Who stated a field of a listing last; what nobody of the business or the staff ever stated is an import's. */
export const fieldSources = ['import', 'owner', 'staff'] as const;
export type FieldSource = (typeof fieldSources)[number];
