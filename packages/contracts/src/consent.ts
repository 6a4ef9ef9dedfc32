/** Versions of the sentence that a homeowner agrees to by sending, newest last; a request stores the one that was shown. */
export const consentTexts = {
  '2026-11-28':
    'Sent only to the businesses you selected, never sold. They see your name, your message and your phone number if you enter one, not your email.',
} as const;
export type ConsentVersion = keyof typeof consentTexts;
export const currentConsent: ConsentVersion = '2026-11-28';
