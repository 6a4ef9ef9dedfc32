import { CreateFileRemovals1795443000000 } from '@poolpros/chassis/file-removals';
import { CreateIdempotencyKeys1795413600000 } from '@poolpros/chassis/idempotency';
import { CreateHistory1795300000000 } from '@poolpros/chassis/machine/history';
import { CreateMailboxOf1795762800300 } from '@poolpros/chassis/mailbox';
import { CreateErasedPeople1795762800100 } from '@poolpros/chassis/personal-data';
import { CreateInstallers1732147200000 } from './1732147200000-create-installers.js';
import { CreateSubmissions1732147260000 } from './1732147260000-create-submissions.js';
import { CreateContactRequests1732147320000 } from './1732147320000-create-contact-requests.js';
import { CreateAdminActions1732147380000 } from './1732147380000-create-admin-actions.js';
import { GroupContactRequests1795219260000 } from './1795219260000-group-contact-requests.js';
import { CreateShortlistMails1795219320000 } from './1795219320000-create-shortlist-mails.js';
import { CreateSearchEntries1795219440000 } from './1795219440000-create-search-entries.js';
import { KeepHistoryOfSubmissions1795300000100 } from './1795300000100-keep-history-of-submissions.js';
import { OrderSearchEntries1795327200000 } from './1795327200000-order-search-entries.js';
import { CompleteHistoryOfSubmissions1795395600000 } from './1795395600000-complete-history-of-submissions.js';
import { MarkSearchEntries1795399200000 } from './1795399200000-mark-search-entries.js';
import { CreateListingMembers1795406400000 } from './1795406400000-create-listing-members.js';
import { BandSearchEntries1795420800000 } from './1795420800000-band-search-entries.js';
import { FlagFacets1795424400000 } from './1795424400000-flag-facets.js';
import { CreateListingReports1795428000100 } from './1795428000100-create-listing-reports.js';
import { CreateClaims1795435200000 } from './1795435200000-create-claims.js';
import { StateMoreInSubmissions1795440000000 } from './1795440000000-state-more-in-submissions.js';
import { CreateSubmissionDrafts1795440060000 } from './1795440060000-create-submission-drafts.js';
import { CreatePhotos1795443000100 } from './1795443000100-create-photos.js';
import { CompleteFieldsOfListings1795446000000 } from './1795446000000-complete-fields-of-listings.js';
import { CreateListingChanges1795446060000 } from './1795446060000-create-listing-changes.js';
import { KeepStatusOfListings1795449000000 } from './1795449000000-keep-status-of-listings.js';
import { CreateInvitations1795452000000 } from './1795452000000-create-invitations.js';
import { CreatePhoneCodes1795455000000 } from './1795455000000-create-phone-codes.js';
import { TakeClaimsBack1795455000100 } from './1795455000100-take-claims-back.js';
import { AppealClaims1795455000200 } from './1795455000200-appeal-claims.js';
import { AddRoleOfClaimants1795455000300 } from './1795455000300-add-role-of-claimants.js';
import { CreateClaimDocuments1795455000400 } from './1795455000400-create-claim-documents.js';
import { FindOldContactRequests1795458120000 } from './1795458120000-find-old-contact-requests.js';
import { DropFormerColumns1795464000000 } from './1795464000000-drop-former-columns.js';
import { CreateSubmissionPhotos1795465000000 } from './1795465000000-create-submission-photos.js';
import { MergeSubmissions1795465000100 } from './1795465000100-merge-submissions.js';
import { ResubmitSubmissions1795467600000 } from './1795467600000-resubmit-submissions.js';
import { MailLinksOfSubmissions1795467660000 } from './1795467660000-mail-links-of-submissions.js';
import { AssessSubmissions1795467720000 } from './1795467720000-assess-submissions.js';
import { NoteOriginOfClaims1795468000100 } from './1795468000100-note-origin-of-claims.js';
import { KeepLicensesOfListings1795468000200 } from './1795468000200-keep-licenses-of-listings.js';
import { LetFoundingPlacesBeHeldByNobody1795470000000 } from './1795470000000-let-founding-places-be-held-by-nobody.js';
import { CreateApiKeys1795476000000 } from './1795476000000-create-api-keys.js';
import { NoteOriginOfReports1795476000100 } from './1795476000100-note-origin-of-reports.js';
import { CreateWebhooks1795478400000 } from './1795478400000-create-webhooks.js';
import { OrderInstallersByPlace1795651200000 } from './1795651200000-order-installers-by-place.js';
import { NoteWhoStatedContactEmails1795762800200 } from './1795762800200-note-who-stated-contact-emails.js';
import { CountByMailbox1795762800400 } from './1795762800400-count-by-mailbox.js';
import { KeepInsuranceOfListings1795762800500 } from './1795762800500-keep-insurance-of-listings.js';
import { EndApiKeys1795766400100 } from './1795766400100-end-api-keys.js';
import { TellUndeliveredRequests1795770000300 } from './1795770000300-tell-undelivered-requests.js';
import { KeepSpecialHours1795770060000 } from './1795770060000-keep-special-hours.js';
import { KeepPhoneDetails1795770120000 } from './1795770120000-keep-phone-details.js';
import { AddCountiesToSearchEntries1795773600400 } from './1795773600400-add-counties-to-search-entries.js';

export const migrations = [
  CreateInstallers1732147200000,
  CreateSubmissions1732147260000,
  CreateContactRequests1732147320000,
  CreateAdminActions1732147380000,
  GroupContactRequests1795219260000,
  CreateShortlistMails1795219320000,
  CreateSearchEntries1795219440000,
  CreateHistory1795300000000,
  KeepHistoryOfSubmissions1795300000100,
  OrderSearchEntries1795327200000,
  CompleteHistoryOfSubmissions1795395600000,
  MarkSearchEntries1795399200000,
  CreateListingMembers1795406400000,
  CreateIdempotencyKeys1795413600000,
  BandSearchEntries1795420800000,
  FlagFacets1795424400000,
  CreateListingReports1795428000100,
  CreateClaims1795435200000,
  StateMoreInSubmissions1795440000000,
  CreateSubmissionDrafts1795440060000,
  CreateFileRemovals1795443000000,
  CreatePhotos1795443000100,
  CompleteFieldsOfListings1795446000000,
  CreateListingChanges1795446060000,
  KeepStatusOfListings1795449000000,
  CreateInvitations1795452000000,
  CreatePhoneCodes1795455000000,
  TakeClaimsBack1795455000100,
  AppealClaims1795455000200,
  AddRoleOfClaimants1795455000300,
  CreateClaimDocuments1795455000400,
  FindOldContactRequests1795458120000,
  DropFormerColumns1795464000000,
  CreateSubmissionPhotos1795465000000,
  MergeSubmissions1795465000100,
  ResubmitSubmissions1795467600000,
  MailLinksOfSubmissions1795467660000,
  AssessSubmissions1795467720000,
  NoteOriginOfClaims1795468000100,
  KeepLicensesOfListings1795468000200,
  LetFoundingPlacesBeHeldByNobody1795470000000,
  CreateApiKeys1795476000000,
  NoteOriginOfReports1795476000100,
  CreateWebhooks1795478400000,
  OrderInstallersByPlace1795651200000,
  CreateErasedPeople1795762800100,
  NoteWhoStatedContactEmails1795762800200,
  CreateMailboxOf1795762800300,
  CountByMailbox1795762800400,
  KeepInsuranceOfListings1795762800500,
  EndApiKeys1795766400100,
  TellUndeliveredRequests1795770000300,
  KeepSpecialHours1795770060000,
  KeepPhoneDetails1795770120000,
  AddCountiesToSearchEntries1795773600400,
];
