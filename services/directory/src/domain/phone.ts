import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A US phone number as a person writes it → E.164, or null when it is none. */
export function normalizePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'US');
  return number?.isValid() && number.countryCallingCode === '1' && !number.ext ? number.number : null;
}

/** A homeowner's number, who may call from abroad: E.164 where it is a number, else what was written; null when empty. */
export function contactPhone(text: string | undefined): string | null {
  if (!text) return null;
  const number = parsePhoneNumberFromString(text, 'US');
  return number?.isValid() && !number.ext ? number.number : text;
}
