/** Why somebody gets a mail about an account that was asked for. */
export const registrationReason =
  'You get this because this email was typed to create an account. Security mails cannot be turned off.';
