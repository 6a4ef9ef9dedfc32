import * as z from 'zod';
import * as availability from './availability.js';
import * as accounts from './http/accounts.js';
import * as adminClaims from './http/admin-claims.js';
import * as adminReviews from './http/admin-reviews.js';
import * as apiKeys from './http/api-keys.js';
import * as claimAnswers from './http/claim-answers.js';
import * as claims from './http/claims.js';
import * as clientReports from './http/client-reports.js';
import * as contactRequests from './http/contact-requests.js';
import * as contractors from './http/contractors.js';
import * as followedRequests from './http/followed-requests.js';
import * as freeWeeks from './http/free-weeks.js';
import * as inboxEvents from './http/inbox-events.js';
import * as installers from './http/installers.js';
import * as letters from './http/letters.js';
import * as listingChanges from './http/listing-changes.js';
import * as listingFields from './http/listing-fields.js';
import * as listingFigures from './http/listing-figures.js';
import * as listingLink from './http/listing-link.js';
import * as listingReports from './http/listing-reports.js';
import * as listingStatus from './http/listing-status.js';
import * as listingVisits from './http/listing-visits.js';
import * as mailStops from './http/mail-stops.js';
import * as oneBox from './http/one-box.js';
import * as openingHours from './http/opening-hours.js';
import * as ownData from './http/own-data.js';
import * as ownListing from './http/own-listing.js';
import * as photoSchema from './http/photo-schema.js';
import * as photos from './http/photos.js';
import * as placeFacts from './http/place-facts.js';
import * as places from './http/places.js';
import * as projectSchema from './http/project-schema.js';
import * as projects from './http/projects.js';
import * as requestPhotos from './http/request-photos.js';
import * as requestStates from './http/request-states.js';
import * as requestThreads from './http/request-threads.js';
import * as reviews from './http/reviews.js';
import * as search from './http/search.js';
import * as shortlists from './http/shortlists.js';
import * as sitemap from './http/sitemap.js';
import * as submissionDrafts from './http/submission-drafts.js';
import * as submissionPhotos from './http/submission-photos.js';
import * as submissions from './http/submissions.js';
import * as team from './http/team.js';
import * as webhooks from './http/webhooks.js';
import * as licenses from './licenses/types.js';
import * as problem from './problem.js';

const modules: readonly object[] = [
  availability,
  accounts,
  adminClaims,
  adminReviews,
  apiKeys,
  claimAnswers,
  claims,
  clientReports,
  contactRequests,
  contractors,
  followedRequests,
  freeWeeks,
  inboxEvents,
  installers,
  letters,
  listingChanges,
  listingFields,
  listingFigures,
  listingLink,
  listingReports,
  listingStatus,
  listingVisits,
  mailStops,
  oneBox,
  openingHours,
  ownData,
  ownListing,
  photoSchema,
  photos,
  placeFacts,
  places,
  projectSchema,
  projects,
  requestPhotos,
  requestStates,
  requestThreads,
  reviews,
  search,
  shortlists,
  sitemap,
  submissionDrafts,
  submissionPhotos,
  submissions,
  team,
  webhooks,
  licenses,
  problem,
];

/** Parameters of a path or a query are listed one by one in the OpenAPI document, and headers too. */
const parameters = /(Params|Query|Headers)$/;

const named: readonly string[] = ['object', 'union', 'intersection', 'array', 'record', 'enum'];

/**
 * The schemas that the OpenAPI document shares, by their names there: `InstallerCard` is what `installerCardSchema` is in
 * code; a field of forms keeps that word (`SpecialHoursField`). It loads every schema, so services import it with their first document only.
 */
export const schemaNames: ReadonlyMap<z.ZodType, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([key, schema]): [z.ZodType, string][] => {
      const [, name] = /^(\w+?)(?:Schema|(?<=Field))$/.exec(key) ?? [];
      if (name === undefined || parameters.test(name)) return [];
      if (!(schema instanceof z.ZodType) || !named.includes(schema.def.type)) return [];
      return [[schema, name.charAt(0).toUpperCase() + name.slice(1)]];
    }),
  ),
);

/** Gives those of the schemas that have a name their name, which zod then writes as a reference. */
export function nameSchemas(schemas: Iterable<z.ZodType>): void {
  for (const schema of schemas) {
    const id = schemaNames.get(schema);
    if (id !== undefined) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
