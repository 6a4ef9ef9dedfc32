/** The help, by what people come for: folders of this folder, and their articles in order. */
export const helpGroups = [
  {
    id: 'searching',
    title: 'Searching',
    articles: [
      'what-to-type',
      'how-far',
      'farther-than-asked',
      'share-location',
      'order-of-results',
      'no-reviews-yet',
      'checked-or-not',
      'keep-favorites',
      'wrong-listing',
      'from-abroad',
      'page-addresses',
    ],
  },
  {
    id: 'contacting',
    title: 'Writing to a business',
    articles: ['what-happens', 'several-at-once', 'no-answer', 'not-accepted', 'what-to-write', 'what-it-costs'],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    articles: ['write-a-review', 'name-shown', 'stop-a-review', 'review-twice', 'which-count', 'unfair-review'],
  },
  {
    id: 'listing',
    title: 'Listing a business',
    articles: [
      'listing-cost',
      'list-my-business',
      'where-is-it',
      'not-approved',
      'already-listed',
      'change-my-page',
      'several-places',
      'stand-higher',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    articles: [
      'who-needs-one',
      'forgot-password',
      'have-to-wait',
      'where-logged-in',
      'several-people',
      'connect-a-program',
      'check-a-webhook',
      'delete-account',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    articles: ['who-sees-my-email', 'stop-mails', 'cookies', 'in-my-browser', 'my-message', 'erase-me'],
  },
] as const;
