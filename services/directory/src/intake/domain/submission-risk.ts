import type { RiskReason } from '@poolpros/contracts/risk-reasons';
import { websiteDomain } from '../../base/domain/website.js';
import { domainOf, isAtOtherDomain, isFreeMail } from '../../claims/domain/claim-proof.js';
import { needsLicense } from '../../editing/domain/listing-change.js';
import type { SubmissionStatement } from './submission.js';

/** The context of a submission. */
export interface RiskCircumstances {
  /** Whether the business may be listed already. */
  hasDuplicates: boolean;
  /** Submissions from its network by other emails, within `networkDays`. */
  fromNetwork: number;
  /** Whether it has photos, which a person reviews before visitors see them. */
  hasPhotos: boolean;
  /** Approved submissions of its email. */
  listings: number;
  /** Rejections of it and of other submissions by its email. */
  rejections: number;
}

export interface Risk {
  /** 0 to 100. */
  score: number;
  reasons: RiskReason[];
}

/** Days in which submissions of one network are counted together (docs/rules.md#submission-risk). */
export const networkDays = 30;
/** Number of listings of an email after which a person reviews each further one (docs/rules.md#submission-risk). */
const listingsWithoutStaff = 5;

type Test = (submission: SubmissionStatement, around: RiskCircumstances) => boolean;

const licensed = ({ services, stateSlug }: SubmissionStatement): boolean =>
  services.some((service) => needsLicense(stateSlug, service));
const link = /https?:|www\.|\S@\S+\.\w|\b[\w-]+\.(?:com|net|org|info|biz|io|shop|online|site|ru|cn)\b/i;
const textsOf = ({ businessName, description, priceRange, projects }: SubmissionStatement): string[] => [
  businessName,
  description,
  priceRange ?? '',
  ...projects.flatMap((project) => [project.title, project.description]),
];

/** The weight of each risk factor. */
const weights: readonly { reason: RiskReason; points: number; applies: Test }[] = [
  { reason: 'duplicate', points: 100, applies: (_, { hasDuplicates }) => hasDuplicates },
  { reason: 'license_missing', points: 60, applies: (each) => licensed(each) && each.licenses.length === 0 },
  { reason: 'license_unchecked', points: 30, applies: (each) => licensed(each) && each.licenses.length > 0 },
  { reason: 'free_mail', points: 20, applies: ({ email }) => isFreeMail(domainOf(email)) },
  { reason: 'other_domain', points: 30, applies: ({ email, website }) => isAtOtherDomain(email, website) },
  { reason: 'no_website', points: 15, applies: ({ website }) => websiteDomain(website) === null },
  { reason: 'links_in_text', points: 40, applies: (each) => textsOf(each).some((text) => link.test(text)) },
  { reason: 'photos', points: 100, applies: (_, { hasPhotos }) => hasPhotos },
  { reason: 'same_network', points: 40, applies: (_, { fromNetwork }) => fromNetwork > 0 },
  { reason: 'many_listings', points: 100, applies: (_, { listings }) => listings >= listingsWithoutStaff },
  { reason: 'rejected_before', points: 60, applies: (_, { rejections }) => rejections > 0 },
];

/** How likely it is that a submission should not be listed as it is, and why (docs/rules.md#submission-risk). */
export function riskOf(submission: SubmissionStatement, around: RiskCircumstances): Risk {
  const found = weights.filter(({ applies }) => applies(submission, around));
  const points = found.reduce((sum, each) => sum + each.points, 0);
  return { score: Math.min(100, points), reasons: found.map(({ reason }) => reason) };
}

/** Whether a submission is published without a review; `most` is null if that is turned off. */
export const isPublishedAtOnce = (score: number, most: number | null): boolean => most !== null && score <= most;
