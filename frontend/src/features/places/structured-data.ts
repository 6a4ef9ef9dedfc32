import type { Installer } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { ItemList } from 'schema-dts';

/** The listed businesses in their order (schema.org); `first` is the position of the first one, `origin` the site's. */
export const itemList = (
  installers: readonly Installer[],
  total: number,
  first: number,
  origin: string,
): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: installers.map((installer, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: installer.name,
    url: `${origin}${profilePath(installer)}`,
  })),
});
