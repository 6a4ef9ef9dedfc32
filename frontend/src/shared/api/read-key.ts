import { type ApiPath, type PathParameters, pathTo } from '@poolpros/contracts/paths';
import type { QueryFilters } from '@tanstack/react-query';

type Asked = Record<string, string | number>;

/** The cache key of a read: its path and its parameters. */
export type ReadKey = readonly [path: ApiPath, asked?: Asked];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: ReadKey;
  }
}

/** The key of a read: parameters of the path are filled in there, the others become its query. */
export function readKey<Path extends ApiPath>(
  path: Path,
  ...asked: keyof PathParameters<Path> extends never ? [Asked?] : [PathParameters<Path> & Asked]
): ReadKey;
export function readKey(path: ApiPath, asked?: Asked): ReadKey {
  return asked ? [path, asked] : [path];
}

/** The URL that the read of a key requests. */
export function readUrl([path, asked = {}]: ReadKey): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (!path.includes(`:${name}`)) query.set(name, String(value));
  return [pathTo<string>(path, asked), query.toString()].filter(Boolean).join('?');
}

/** Matches every read of these paths, whatever its parameters. */
export const readsOf = (...paths: ApiPath[]): QueryFilters => ({
  predicate: ({ queryKey: [path] }) => paths.includes(path),
});
