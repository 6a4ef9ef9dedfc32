import { fold } from '@poolpros/places/fold';
import { boundingBox, metresPerMile } from '@poolpros/places/geo';
import type { EntityManager } from 'typeorm';
import { duplicateName, type SimilarInstaller, type SoughtBusiness } from '../domain/duplicate.js';
import { websiteDomain } from '../domain/website.js';
import { installersByIds } from './installer-store.js';

/**
 * Contractors with the phone, the website or, nearby, nearly the name of a business, without the one that it became; the
 * most alike names first.
 */
export async function similarInstallers(
  tx: EntityManager,
  { businessName, phone, website, place }: SoughtBusiness,
  became: number | null = null,
): Promise<SimilarInstaller[]> {
  const box = place && boundingBox(place.latitude, place.longitude, duplicateName.miles * metresPerMile);
  const alike = await tx.query<{ id: number; similarity: number }[]>(
    `select id, similarity(name_folded, $1) as similarity
     from installers
     where status not in ('merged', 'removed') and id is distinct from $2
       and (phone = $3 or website_domain = $4
         or (status = 'published' and state_slug = $5 and lat between $6 and $7 and lon between $8 and $9
             and similarity(name_folded, $1) >= $10))
     order by similarity desc, id limit 50`,
    [
      fold(businessName),
      became,
      phone,
      websiteDomain(website),
      place?.stateSlug,
      box?.minLat,
      box?.maxLat,
      box?.minLon,
      box?.maxLon,
      duplicateName.similarity,
    ],
  );
  const similarity = new Map(alike.map((row) => [row.id, row.similarity]));
  const installers = await installersByIds(
    tx,
    alike.map((row) => row.id),
  );
  return installers.map((installer) => ({ installer, nameSimilarity: similarity.get(installer.id) ?? 0 }));
}
