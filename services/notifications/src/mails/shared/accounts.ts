/** Why a person gets a mail about an account that they requested. */
export const registrationReason =
  'You received this email because this address was used to create an account. Security emails cannot be turned off.';
