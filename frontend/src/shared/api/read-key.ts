import { type ApiPath, type PathParameters, pathTo } from '@poolpros/contracts/paths';
import type { QueryFilters } from '@tanstack/react-query';

type Asked = Record<string, string | number>;

/** What a read is known by in the cache: where it goes and what it asks for. */
export type ReadKey = readonly [path: ApiPath, asked?: Asked];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: ReadKey;
  }
}

/** The key of a read. What the path has a place for is filled in there, the rest becomes its query. */
export function readKey<Path extends ApiPath>(
  path: Path,
  ...asked: keyof PathParameters<Path> extends never ? [Asked?] : [PathParameters<Path> & Asked]
): ReadKey;
export function readKey(path: ApiPath, asked?: Asked): ReadKey {
  return asked ? [path, asked] : [path];
}

/** The path and query that the read of a key is sent to. */
export function readUrl([path, asked = {}]: ReadKey): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (!path.includes(`:${name}`)) query.set(name, String(value));
  return [pathTo<string>(path, asked), query.toString()].filter(Boolean).join('?');
}

/** Every read of these paths, whatever it asks for. */
export const readsOf = (...paths: ApiPath[]): QueryFilters => ({
  predicate: ({ queryKey: [path] }) => paths.includes(path),
});
