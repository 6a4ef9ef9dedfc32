import { requireRight } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { mailDataSchema } from '@poolpros/contracts/http/mail-facts';
import type { MailFacts } from '@poolpros/contracts/mails/templates';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { reviewRemovalReasons } from '@poolpros/contracts/review-removal-reasons';
import * as z from 'zod';
import { standingReview } from '../actions/review-link.js';
import type { Context } from '../context.js';
import { findInstaller } from '../db/installer-store.js';
import { findReview } from '../db/review-store.js';
import { verificationToken } from '../verification-link.js';

export function registerInternalMailRoutes(app: ZodApp, { config, database }: Context): void {
  const tx = database.dataSource.manager;
  const options = (summary: string) => ({
    onRequest: requireRight('mail-facts'),
    schema: {
      summary,
      hide: true,
      params: z.object({ id: z.uuid() }),
      response: { 200: mailDataSchema, ...problems(400, 401, 403, 410, 503) },
    },
  });

  app.get(
    '/internal/mail/review-verify/:id',
    options('Recipient and facts of a verification mail'),
    async ({ params: { id } }) => {
      const review = await standingReview(tx, await findReview(tx, id));
      const installer = review && (await findInstaller(tx, review.installerId));
      if (!review?.email || !review.nonce || !installer || review.status === 'removed') throw new Problem('gone');
      const token = verificationToken(config.LINK_SECRET, review.id, review.nonce);
      const facts: MailFacts<'review-verify'> = {
        name: review.reviewerName,
        businessName: installer.name,
        verifyUrl: `${config.PUBLIC_URL}${pathTo(pagePaths.verifyReview, { token })}`,
        published: review.status === 'published' ? { rating: review.rating, text: review.text } : null,
      };
      return { to: [{ name: review.reviewerName, address: review.email }], replyTo: null, facts };
    },
  );

  app.get(
    '/internal/mail/review-removed/:id',
    options('Recipient and facts of the mail about a removed review'),
    async ({ params: { id } }) => {
      const review = await findReview(tx, id);
      const installer = review && (await findInstaller(tx, review.installerId));
      if (!review?.email || !review.removalReason || !installer) throw new Problem('gone');
      const facts: MailFacts<'review-removed'> = {
        name: review.reviewerName,
        businessName: installer.name,
        reason: reviewRemovalReasons[review.removalReason],
        note: review.removalNote,
        policyUrl: `${config.PUBLIC_URL}${pagePaths.reviewsPolicy}`,
      };
      return { to: [{ name: review.reviewerName, address: review.email }], replyTo: null, facts };
    },
  );
}
