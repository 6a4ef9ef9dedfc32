import type { PhoneDetails } from '@poolpros/contracts/http/phone-details';

/**
 * A US number in E.164 as people write it: `+15125550142` → `(512) 555-0142`, or as the business typed it, with its
 * extension. Others stay as they are.
 */
export function readablePhone(phone: string, { phoneExtension, phoneWords }: PhoneDetails = {}): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  const number = phoneWords ?? (area ? `(${area}) ${exchange}-${line}` : phone);
  return phoneExtension ? `${number} ext. ${phoneExtension}` : number;
}

/** The link that dials a number (RFC 3966). */
export const phoneLink = (phone: string, { phoneExtension }: PhoneDetails): string =>
  `tel:${phone}${phoneExtension ? `;ext=${phoneExtension}` : ''}`;
