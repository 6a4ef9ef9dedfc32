/**
 * The sentences of the privacy page about how long the rows of a table are kept, in the order of the lists of personal
 * data; null where it does not state it. `scripts/personal-data.test.mjs` compares the numbers with those lists.
 */
export const retentionSentences: Readonly<Record<string, readonly (string | null)[]>> = {
  accounts: ['not confirm with the link in our email is erased after # days'],
  security_notices: [null],
  login_failures: ['are counted for # hours under a code'],
  password_links: [null],
  idempotency_keys: ['For # hours, we keep a coded record'],
  webhook_deliveries: [null],
  photos: [null],
  invitations: ['kept for # days after the invitation has been accepted'],
  phone_codes: [null],
  claim_documents: ['What you sent is erased # days after the decision'],
  claims: ['What you sent is erased # days after the decision'],
  submission_photos: [null],
  request_photos: ['did not send are erased after # hours'],
  submission_drafts: ['is erased # days after you last saved it'],
  submissions: ['not confirmed is erased # days after it was sent', null],
  requests: [
    'erase it after # months',
    'not confirm with the link in our email is erased after # days',
    'came from, and erase it after # days',
  ],
  listing_reports: ['it is erased # days after it is handled'],
  shortlist_mails: ['your email is erased after # days'],
  erased_people: ['a code made from your email for # days'],
  mails: ['Each entry is erased after # days'],
  review_mails: [null],
  reviews: ['we erase all of this after # days', 'is erased the same way after # days'],
};
