import type { ListingFacts } from '@poolpros/contracts/events/directory';
import type { Installer } from '@poolpros/contracts/http/installers';
import { publicInstaller } from '@poolpros/contracts/public-installer';
import type { FoundFacts } from '@poolpros/search-rules/run-search';

/** The facts before a card, by position, which is parsed faster than by name. */
type FactRow = [
  latitude: number,
  longitude: number,
  serviceRadius: number,
  responseMinutes: number | null,
  city: string,
  services: FoundFacts['services'],
  poolTypes: FoundFacts['poolTypes'],
  specializations: FoundFacts['specializations'],
];

// JSON contains no line break as such.
const separator = '\n';

/**
 * The public fields of a listing, which the index stores next to the search fields, in a column that the engine reads
 * without opening the stored document (ADR 35). Before them are the facts that a search needs, so that it puts its
 * response together without parsing what it only passes on. The fields have a fixed order, so the same listing always
 * has the same card.
 */
export function cardOf(listing: ListingFacts): string {
  const { latitude, longitude, serviceRadius, responseMinutes = null, city } = listing;
  const { services, poolTypes, specializations } = listing;
  const facts: FactRow = [
    latitude,
    longitude,
    serviceRadius,
    responseMinutes,
    city,
    services,
    poolTypes,
    specializations,
  ];
  return Buffer.from(JSON.stringify(facts) + separator + JSON.stringify(publicInstaller(listing))).toString('base64');
}

/** What a search needs of a listing in the index, and the JSON of its card, which goes into the response unchanged. */
export interface IndexedListing extends FoundFacts {
  json: Buffer;
}

/** The listing in the bytes of a card. */
export function readIndexed(card: Buffer): IndexedListing {
  const end = card.indexOf(separator);
  const [latitude, longitude, serviceRadius, responseMinutes, city, services, poolTypes, specializations] = JSON.parse(
    card.toString('utf8', 0, end),
  ) as FactRow;
  return {
    latitude,
    longitude,
    serviceRadius,
    responseMinutes,
    city,
    services,
    poolTypes,
    specializations,
    json: card.subarray(end + 1),
  };
}

/** All of its card. */
export const cardIn = ({ json }: IndexedListing): Installer => JSON.parse(json.toString()) as Installer;
