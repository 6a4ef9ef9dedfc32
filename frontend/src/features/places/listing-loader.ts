const slug = /^[a-z0-9-]+$/i;

/** Throws a 404 for names that no place has; empty ones are absent. */
export function requirePlaceNames(...names: string[]): void {
  if (names.some((name) => name !== '' && !slug.test(name))) throw new Response(null, { status: 404 });
}
