import { mailboxOf } from '@poolpros/chassis/mailbox';
import type { EntityManager } from 'typeorm';

/** Serializes the requests of one mailbox until commit, so that counting and storing are one step. */
export const lockAddress = (tx: EntityManager, email: string): Promise<void> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [mailboxOf(email)]);

/** Serializes the reports of one listing until commit, so that counting and storing are one step. */
export const lockListingReports = (tx: EntityManager, installerId: number): Promise<void> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('listing report ' || $1::text, 0))`, [installerId]);

/** Serializes the changes of the photos of one form until commit, so that counting and storing are one step. */
export const lockFormPhotos = (tx: EntityManager, tokenHash: string): Promise<void> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('photos of ' || $1, 0))`, [tokenHash]);

/** Serializes the changes of one listing's team until commit, so that checking and changing it are one step. */
export const lockTeam = (tx: EntityManager, listingId: number): Promise<void> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('team of ' || $1::text, 0))`, [listingId]);

/** Serializes the claims of one account until commit, so that counting and storing are one step. */
export const lockAccountClaims = (tx: EntityManager, accountId: string): Promise<void> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('claims of ' || $1::text, 0))`, [accountId]);

/** Serializes the changes of one listing's saved replies until commit, so that counting and storing are one step. */
export const lockSavedReplies = (tx: EntityManager, listingId: number): Promise<void> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('saved replies of ' || $1::text, 0))`, [listingId]);
