/** Why a request may be spam. */
export const requestRisks = [
  'links',
  'no_form_time',
  'disposable_email',
  'same_network',
  'same_words',
  'many_recipients',
  'shouting',
] as const;
export type RequestRisk = (typeof requestRisks)[number];

/** What is known around a request when it is sent. */
export interface RequestCircumstances {
  email: string;
  message: string;
  links: number;
  recipients: number;
  /** Whether the form said how long it was open. */
  isTimed: boolean;
  /** Requests of other people from its network in the last 24 hours. */
  fromNetwork: number;
  /** Requests of other people with the same words in the last 24 hours. */
  sameWords: number;
}

/** Domains that give anybody an email for some minutes. */
const disposableDomains = new Set([
  '10minutemail.com',
  'discard.email',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mohmal.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const isShouted = (text: string): boolean => {
  const letters = lettersOf(text);
  return letters.length >= 40 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

/** Short texts such as 'Please call me.' are the same by chance. */
const longEnoughToCompare = 60;

/** The points of each risk (docs/rules.md#request-risk). */
const weights: readonly { risk: RequestRisk; points: number; applies: (around: RequestCircumstances) => boolean }[] = [
  { risk: 'links', points: 30, applies: ({ links }) => links > 0 },
  { risk: 'no_form_time', points: 15, applies: ({ isTimed }) => !isTimed },
  { risk: 'disposable_email', points: 60, applies: ({ email }) => disposableDomains.has(domainOf(email)) },
  { risk: 'same_network', points: 30, applies: ({ fromNetwork }) => fromNetwork >= 2 },
  {
    risk: 'same_words',
    points: 60,
    applies: ({ sameWords, message }) => sameWords > 0 && message.length >= longEnoughToCompare,
  },
  { risk: 'many_recipients', points: 10, applies: ({ recipients }) => recipients >= 4 },
  { risk: 'shouting', points: 15, applies: ({ message }) => isShouted(message) },
];

/** Points from which the homeowner confirms by mail before anything is delivered (docs/rules.md#request-risk). */
const confirmFrom = 60;

/** The risks of a request, and whether the homeowner must confirm it before anything is delivered. */
export function riskOfRequest(around: RequestCircumstances): { risks: RequestRisk[]; mustConfirm: boolean } {
  const found = weights.filter(({ applies }) => applies(around));
  const points = found.reduce((sum, each) => sum + each.points, 0);
  return { risks: found.map(({ risk }) => risk), mustConfirm: points >= confirmFrom };
}
