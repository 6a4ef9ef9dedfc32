export const ofDecision =
  'You received this email because you listed a business. Decisions on your page are always emailed.';
export const ofDraft = 'You received this email because this address was used to save a draft of a listing.';
export const ignored = 'Not you? Do nothing. Drafts are never published.';
