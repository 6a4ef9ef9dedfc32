import { letterLists, offered } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import type { LetterPart, LetterRun } from '../domain/letter-parts.js';

/** A city by its slugs. */
export interface CityKey {
  stateSlug: string;
  citySlug: string;
}

export interface NamedInstaller {
  id: number;
  name: string;
}

/** The published installers of a city in the order of the index `installers_listed`. */
const ofCity = `installers where status = 'published' and state_slug = $1 and city_slug = $2`;
const byName = 'name_folded, id';

/** `letterOf` in SQL; the column is compared byte by byte. */
const letter = `case when name_folded < 'a' then '0' when name_folded >= 'z' then 'z' else left(name_folded, 1) end`;

/** The runs of the names of a city, read from the index alone. */
export const nameRunsOf = (tx: EntityManager, { stateSlug, citySlug }: CityKey): Promise<LetterRun[]> =>
  tx.query<LetterRun[]>(
    `with named as (
       select name_folded, letter, (row_number() over (partition by letter order by name_folded) - 1) / $3 + 1 as number
       from (select name_folded, ${letter} as letter from ${ofCity}) listed)
     select letter, number::int, count(*)::int as entries, min(name_folded) as first, max(name_folded) as last
     from named group by letter, number order by letter, number`,
    [stateSlug, citySlug, letterLists.size],
  );

/** Sorts after every name. */
const end = '\u{10ffff}';
const nextLetter = (each: string): string => {
  if (each === '0') return 'a';
  return each === 'z' ? end : String.fromCharCode(each.charCodeAt(0) + 1);
};

/** The installers of a part, by name. Only the index is read of those of its letter that come before. */
export const namesOfPart = (
  tx: EntityManager,
  { stateSlug, citySlug }: CityKey,
  { from, to, run }: LetterPart,
): Promise<NamedInstaller[]> =>
  tx.query<NamedInstaller[]>(
    `select id, name from installers where id in (
       select id from ${ofCity} and name_folded >= $3 and name_folded < $4
       order by ${byName} offset $5 limit $6)
     order by ${byName}`,
    [
      stateSlug,
      citySlug,
      from === '0' ? '' : from,
      nextLetter(to),
      ((run ?? 1) - 1) * letterLists.size,
      letterLists.size,
    ],
  );

/**
 * The next installers of a city after one by name, and after the last one the first: each is linked from as many others
 * as it links to.
 */
export async function nextInCity(
  tx: EntityManager,
  { id, stateSlug, citySlug, nameFolded }: Pick<InstallerRecord, 'id' | 'stateSlug' | 'citySlug' | 'nameFolded'>,
): Promise<NamedInstaller[]> {
  const found = await tx.query<NamedInstaller[]>(
    `(select id, name, 1 as turn, name_folded from ${ofCity} and (name_folded, id) > ($3, $4)
      order by ${byName} limit ${offered.inCity})
     union all
     (select id, name, 2 as turn, name_folded from ${ofCity} and (name_folded, id) < ($3, $4)
      order by ${byName} limit ${offered.inCity})
     order by turn, ${byName} limit ${offered.inCity}`,
    [stateSlug, citySlug, nameFolded, id],
  );
  return found.map(({ id, name }) => ({ id, name }));
}

/** The neighborhoods that published installers of a city state. */
export async function statedNeighborhoods(tx: EntityManager, { stateSlug, citySlug }: CityKey): Promise<string[]> {
  const rows = await tx.query<{ neighborhood: string }[]>(
    `select distinct neighborhood from ${ofCity} and neighborhood is not null`,
    [stateSlug, citySlug],
  );
  return rows.map(({ neighborhood }) => neighborhood);
}
