/** Dates in UTC, as on the pages that the mails about listings link to. */
export const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const ofDecision = 'You get this because you listed a business. Decisions on your page are always mailed.';
export const ofDraft = 'You get this because this address was given to keep the draft of a listing.';
export const ignored = 'Not you? Do nothing. Nothing is published from a draft.';
