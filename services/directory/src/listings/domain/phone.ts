import type { PhoneDetails } from '@poolpros/contracts/http/phone-details';
import { textLengths } from '@poolpros/contracts/limits';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { InstallerFields } from './installer.js';

/** The stored phone of a business. */
export interface BusinessPhone {
  /** E.164. */
  phone: string;
  /** Extension; null for a direct line. */
  phoneExtension: string | null;
  /** The number as it was typed, with letters for digits: `1-800-FLOWERS`. */
  phoneWords: string | null;
}

export const phoneFields = [
  'phone',
  'phoneExtension',
  'phoneWords',
] as const satisfies readonly (keyof BusinessPhone)[];

const details = ['phoneExtension', 'phoneWords'] as const;

export const isPhoneField = (field: string): boolean => ['phone', ...details].includes(field);

/** What a business states of its phone in addition to the number, without what it does not state. */
export const phoneDetails = ({ phoneExtension, phoneWords }: Omit<BusinessPhone, 'phone'>): PhoneDetails => ({
  ...(phoneExtension && { phoneExtension }),
  ...(phoneWords && { phoneWords }),
});

export const noPhone = { phone: null, phoneExtension: null, phoneWords: null } as const;

const example = 'enter a US phone number such as (512) 555-0142';

/** Countries and territories whose numbers are US numbers. */
const domestic: readonly (string | undefined)[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];

const extensionPattern = /[\s,;]*(?:\bext(?:ension)?\b\.?|\bx|#)[\s:=]*(\d{1,7})\s*$/i;

/** An area code in digits followed by letters, which may be longer than the number. */
const wordsPattern = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*([\dA-Z](?:[\s.-]?[\dA-Z]){6,11})$/i;

/** The letters of each key of a phone, from 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const toDigit = (letter: string): string => String(keys.findIndex((key) => key.includes(letter.toUpperCase())) + 2);

/** The ten digits of a number that was typed with letters; null if it is not one. */
function digitsOfWords(text: string): string | null {
  const [, area = '', rest = ''] = wordsPattern.exec(text) ?? [];
  // Phones ignore digits after a complete number.
  const local = rest.replace(/[\s.-]/g, '').slice(0, 7);
  return /[A-Z]/i.test(local) ? area + local.replace(/[A-Z]/gi, toDigit) : null;
}

const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** A US phone number as people write it, with an extension or letters; or what to do about an invalid one. */
export function parseBusinessPhone(typed: string): BusinessPhone | { problem: string } {
  const text = typed.trim();
  if (text.length > textLengths.phone.max) return { problem: example };
  const [, extension = null] = extensionPattern.exec(text) ?? [];
  const main = text.replace(extensionPattern, '');
  const words = digitsOfWords(main);
  const number = parse(words ?? main);
  if (!number?.isValid() || number.ext) return { problem: example };
  // Toll-free numbers belong to no country.
  const isDomestic = number.countryCallingCode === '1' && domestic.includes(number.country ?? 'US');
  if (!isDomestic)
    return {
      problem: number.country
        ? `enter a US phone number instead of a foreign one (${regionNames.of(number.country)})`
        : example,
    };
  return { phone: number.number, phoneExtension: extension, phoneWords: words && main };
}

/** An edit whose phone, if it has one, drops the previous extension and letters. */
export const withoutFormerDetails = <Edit extends Partial<Pick<InstallerFields, keyof BusinessPhone>>>(
  current: Pick<InstallerFields, keyof BusinessPhone>,
  edit: Edit,
): Edit =>
  edit.phone === undefined
    ? edit
    : {
        ...Object.fromEntries(details.filter((field) => current[field] !== null).map((field) => [field, null])),
        ...edit,
      };

/** The phone of a homeowner, who may be abroad: E.164 if it is a number, otherwise as written; null if empty. */
export function contactPhone(text: string | undefined): string | null {
  if (!text) return null;
  const number = parsePhoneNumberFromString(text, 'US');
  return number?.isValid() && !number.ext ? number.number : text;
}
