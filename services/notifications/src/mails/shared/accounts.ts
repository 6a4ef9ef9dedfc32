/** Why a person gets a mail about an account that they requested. */
export const registrationReason =
  'You get this because this email was typed to create an account. Security mails cannot be turned off.';
