import type { Database } from '@poolpros/chassis/database';
import { newId } from '@poolpros/chassis/ids';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { services } from '@poolpros/contracts/catalogue';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import type { EntityManager } from 'typeorm';
import { type InstallerRow, installerEntity, type ReviewRow, reviewEntity } from '../db/entities.js';
import { recountFigures } from '../db/figures-store.js';
import { sampleReviews } from './reviews.js';

const batchSize = 50;

/**
 * Writes the reviews of every sample installer that has none yet, one batch a transaction, with one rating.changed
 * per installer. Returns how many reviews were written; repeating it, or resuming after a crash, adds nothing twice.
 */
export async function writeSampleReviews(
  database: Database,
  now: Date,
  onProgress: (installers: number, total: number) => void,
): Promise<number> {
  const waiting = await installersWithoutReviews(database.dataSource.manager);
  let written = 0;
  for (let start = 0; start < waiting.length; start += batchSize) {
    const batch = waiting.slice(start, start + batchSize);
    written += await database.transaction((tx) => writeBatch(tx, batch, now));
    onProgress(start + batch.length, waiting.length);
  }
  return written;
}

async function installersWithoutReviews(tx: EntityManager): Promise<InstallerRow[]> {
  return tx
    .createQueryBuilder(installerEntity, 'installer')
    .where('installer.isSample')
    .andWhere('not exists (select from reviews where installer_id = installer.id and is_sample)')
    .orderBy('installer.id')
    .getMany();
}

async function writeBatch(tx: EntityManager, installers: InstallerRow[], now: Date): Promise<number> {
  const rows = installers.flatMap((installer) => rowsOf(installer, now));
  if (rows.length === 0) return 0;
  await tx.insert(reviewEntity, rows);
  for (const installerId of new Set(rows.map((row) => row.installerId))) {
    const { version, figures } = await recountFigures(tx, installerId);
    await addToOutbox(tx, ratingChanged, {
      aggregateId: installerId,
      aggregateVersion: version,
      data: { ...figures, installerId },
    });
  }
  return rows.length;
}

function rowsOf(installer: InstallerRow, now: Date): ReviewRow[] {
  const offered = services.filter((service) => installer.services.includes(service));
  return sampleReviews({ id: installer.id, services: offered }, now).map((review) => ({
    ...review,
    id: newId(),
    version: 1,
    installerId: installer.id,
    source: 'open',
    reviewerName: review.displayName,
    email: null,
    emailKey: null,
    status: 'published',
    tokenHash: null,
    nonce: null,
    submittedAt: review.publishedAt,
    isSample: true,
  }));
}
