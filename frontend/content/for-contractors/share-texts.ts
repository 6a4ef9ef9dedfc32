/** A text with which a business asks its customers for a review. */
export interface ShareText {
  id: 'email' | 'message' | 'social';
  title: string;
  /** Who it is for. */
  hint: string;
  /** `{name}` is the business, `{link}` the review link. */
  text: string;
}

/** They ask everybody, name no number of stars and offer nothing (docs/rules.md#share-texts). */
export const shareTexts: readonly ShareText[] = [
  {
    id: 'email',
    title: 'Email',
    hint: 'Send it to every customer a few days after the job.',
    text: `Hello,

Thank you for choosing {name}. Would you tell others how the job went? It takes about three minutes:

{link}

Please describe the job the way you saw it, including anything we could have done differently. We ask all of our customers, and we offer nothing in return.

{name}`,
  },
  {
    id: 'message',
    title: 'Text message',
    hint: 'Send it only to customers who agreed to get texts from you.',
    text: 'This is {name}. Thanks for having us. How did the job go? Tell others in your own words: {link}',
  },
  {
    id: 'social',
    title: 'Social post',
    hint: 'For your own pages.',
    text: 'Did {name} work on your pool, spa or sauna? Tell your neighbors how it went, in your own words: {link}',
  },
];
