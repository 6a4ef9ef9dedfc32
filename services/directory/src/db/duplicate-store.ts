import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { fold } from '@poolpros/places/fold';
import { boundingBox, metresPerMile, milesBetween } from '@poolpros/places/geo';
import type { EntityManager } from 'typeorm';
import { duplicateName, duplicateReason } from '../domain/duplicate.js';
import { toInstaller } from '../domain/snapshot.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { websiteDomain } from '../domain/website.js';
import { installersByIds } from './installer-store.js';

type PossibleDuplicate = AdminSubmission['possibleDuplicates'][number];

const mostShown = 5;

/** Contractors that may be the one a submission describes, the most alike names first. */
export async function possibleDuplicates(
  tx: EntityManager,
  submission: SubmissionRecord,
): Promise<PossibleDuplicate[]> {
  const domain = websiteDomain(submission.website);
  const box = boundingBox(submission.latitude, submission.longitude, duplicateName.miles * metresPerMile);
  const alike = await tx.query<{ id: number; similarity: number }[]>(
    `select id, similarity(name_folded, $1) as similarity
     from installers
     where status <> 'removed' and id is distinct from $2
       and (phone = $3 or website_domain = $4
         or (status = 'published' and state_slug = $5 and lat between $6 and $7 and lon between $8 and $9
             and similarity(name_folded, $1) >= $10))
     order by similarity desc, id limit 50`,
    [
      fold(submission.businessName),
      submission.installerId,
      submission.phone,
      domain,
      submission.stateSlug,
      box.minLat,
      box.maxLat,
      box.minLon,
      box.maxLon,
      duplicateName.similarity,
    ],
  );
  const similarity = new Map(alike.map((row) => [row.id, row.similarity]));
  const installers = await installersByIds(
    tx,
    alike.map((row) => row.id),
  );
  return installers
    .flatMap((installer): PossibleDuplicate[] => {
      const why = duplicateReason({
        samePhone: installer.phone === submission.phone,
        sameWebsiteDomain: domain !== null && installer.websiteDomain === domain,
        sameState: installer.stateSlug === submission.stateSlug,
        miles: milesBetween(submission, installer),
        nameSimilarity: similarity.get(installer.id) ?? 0,
      });
      if (why === null) return [];
      const { id, name, location } = toInstaller(installer);
      return [{ id, name, location, profilePath: profilePath(installer), why }];
    })
    .slice(0, mostShown);
}
