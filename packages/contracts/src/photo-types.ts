/** The types of files that are taken as photos (docs/rules.md#added-photos). */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
