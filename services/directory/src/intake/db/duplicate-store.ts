import { fold } from '@poolpros/places/fold';
import { boundingBox, metresPerMile } from '@poolpros/places/geo';
import type { EntityManager } from 'typeorm';
import { websiteDomain } from '../../base/domain/website.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import {
  duplicateName,
  type SimilarInstaller,
  type SimilarSubmission,
  type SoughtBusiness,
  sameName,
} from '../domain/duplicate.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { SubmissionEntity } from './entities.js';

/**
 * Contractors with the phone or the website of a business, with nearly its name nearby, or with its name in the same
 * city, without the one that it became; the most similar names first.
 */
export async function similarInstallers(
  tx: EntityManager,
  { businessName, phone, website, place }: SoughtBusiness,
  became: number | null = null,
): Promise<SimilarInstaller[]> {
  const boxOf = (miles: number) => place && boundingBox(place.latitude, place.longitude, miles * metresPerMile);
  const near = boxOf(duplicateName.miles);
  const city = boxOf(sameName.miles);
  const alike = await tx.query<{ id: number; similarity: number }[]>(
    `select id, similarity(name_folded, $1) as similarity
     from installers
     where status not in ('merged', 'removed') and id is distinct from $2
       and (phone = $3 or website_domain = $4
         or (status = 'published' and state_slug = $5
             and (lat between $6 and $7 and lon between $8 and $9 and similarity(name_folded, $1) >= $10
               or lat between $11 and $12 and lon between $13 and $14 and similarity(name_folded, $1) >= $15)))
     order by similarity desc, id limit 50`,
    [
      fold(businessName),
      became,
      phone,
      websiteDomain(website),
      place?.stateSlug,
      near?.minLat,
      near?.maxLat,
      near?.minLon,
      near?.maxLon,
      duplicateName.similarity,
      city?.minLat,
      city?.maxLat,
      city?.minLon,
      city?.maxLon,
      sameName.similarity,
    ],
  );
  const similarity = new Map(alike.map((row) => [row.id, row.similarity]));
  const installers = await installersByIds(
    tx,
    alike.map((row) => row.id),
  );
  return installers.map((installer) => ({ installer, nameSimilarity: similarity.get(installer.id) ?? 0 }));
}

/**
 * Other pending submissions that have the phone, may have the website, or are in the same city, with the similarity of
 * their names. The oldest first.
 */
export async function similarSubmissions(
  tx: EntityManager,
  { id, businessName, phone, website, stateSlug, latitude, longitude }: SubmissionRecord,
): Promise<SimilarSubmission[]> {
  const box = boundingBox(latitude, longitude, sameName.miles * metresPerMile);
  const waiting = await tx
    .createQueryBuilder(SubmissionEntity, 'other')
    .where("other.status = 'pending_review' and other.id <> :id", { id })
    .andWhere(
      `(other.phone = :phone or strpos(lower(other.website), :domain) > 0 or (other.stateSlug = :stateSlug
        and other.latitude between :minLat and :maxLat and other.longitude between :minLon and :maxLon))`,
      { phone, domain: websiteDomain(website), stateSlug, ...box },
    )
    .orderBy({ 'other.submittedAt': 'ASC', 'other.id': 'ASC' })
    .take(200)
    .getMany();
  const alike = await tx.query<{ similarity: number }[]>(
    `select similarity(name, $1) as similarity from unnest($2::text[]) with ordinality as given (name, place)
     order by place`,
    [fold(businessName), waiting.map((other) => fold(other.businessName))],
  );
  return waiting.map((submission, index) => ({ submission, nameSimilarity: alike[index]?.similarity ?? 0 }));
}
