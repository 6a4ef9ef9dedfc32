/**
 * Who last provided a field of a listing. A field that neither the business nor the staff provided belongs to the
 * import.
 */
export const fieldSources = ['import', 'owner', 'staff'] as const;
export type FieldSource = (typeof fieldSources)[number];
