import type { Module } from '@poolpros/chassis/service/module';
import type { PhotoContext } from '../photos/context.js';
import { ClaimDocumentEntity, ClaimEntity } from './db/entities.js';
import { expireClaimsHourly } from './jobs/expire-claims.js';
import { claimMails } from './mails/claim-mails.js';
import { claimPersonalData } from './personal-data.js';
import { adminClaimRoutes } from './routes/admin-claims.js';
import { claimAnswerRoutes } from './routes/claim-answers.js';
import { claimDocumentRoutes } from './routes/claim-documents.js';
import { claimProofRoutes } from './routes/claim-proofs.js';
import { claimRoutes } from './routes/claims.js';

/** Claims of listings that exist. */
export const claims = {
  entities: [ClaimEntity, ClaimDocumentEntity],
  routes: [claimRoutes, claimProofRoutes, claimAnswerRoutes, claimDocumentRoutes, adminClaimRoutes],
  jobs: [expireClaimsHourly],
  mails: claimMails,
  personalData: claimPersonalData,
} satisfies Module<PhotoContext>;
