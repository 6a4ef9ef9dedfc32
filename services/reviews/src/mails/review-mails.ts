import type { MailsFrom } from '@poolpros/chassis/mail-routes';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { reviewRemovalReasons } from '@poolpros/contracts/review-removal-reasons';
import type { EntityManager } from 'typeorm';
import { standingReview } from '../actions/review-link.js';
import { findInstaller } from '../db/installer-store.js';
import { findReview } from '../db/review-store.js';
import { verificationToken } from '../verification-link.js';

/** What mails about reviews are made from. */
export interface Sources {
  tx: EntityManager;
  publicUrl: string;
  linkSecret: string;
}

export const reviewMails: MailsFrom<'reviews', Sources> = {
  'review-verify': async ({ tx, publicUrl, linkSecret }, id) => {
    const review = await standingReview(tx, await findReview(tx, id));
    const installer = review && (await findInstaller(tx, review.installerId));
    if (!review?.email || !review.nonce || !installer || review.status === 'removed') return null;
    const token = verificationToken(linkSecret, review.id, review.nonce);
    return {
      to: [{ name: review.reviewerName, address: review.email }],
      replyTo: null,
      facts: {
        name: review.reviewerName,
        businessName: installer.name,
        verifyUrl: `${publicUrl}${pathTo(pagePaths.verifyReview, { token })}`,
        published: review.status === 'published' ? { rating: review.rating, text: review.text } : null,
      },
    };
  },
  'review-removed': async ({ tx, publicUrl }, id) => {
    const review = await findReview(tx, id);
    const installer = review && (await findInstaller(tx, review.installerId));
    if (!review?.email || !review.removalReason || !installer) return null;
    return {
      to: [{ name: review.reviewerName, address: review.email }],
      replyTo: null,
      facts: {
        name: review.reviewerName,
        businessName: installer.name,
        reason: reviewRemovalReasons[review.removalReason],
        note: review.removalNote,
        policyUrl: `${publicUrl}${pagePaths.reviewsPolicy}`,
      },
    };
  },
};
