import { textLengths } from '@poolpros/contracts/limits';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { InstallerFields } from './installer.js';

/** The phone of a business, as it is stored. */
export interface BusinessPhone {
  /** E.164. */
  phone: string;
  /** Digits behind a switchboard; null for a direct line. */
  phoneExtension: string | null;
  /** The number as it was typed, where letters stand for digits: `1-800-FLOWERS`. */
  phoneWords: string | null;
}

export const phoneFields = [
  'phone',
  'phoneExtension',
  'phoneWords',
] as const satisfies readonly (keyof BusinessPhone)[];

const details = ['phoneExtension', 'phoneWords'] as const;

export const isPhoneField = (field: string): boolean => ['phone', ...details].includes(field);

export const noPhone = { phone: null, phoneExtension: null, phoneWords: null } as const;

const example = 'enter a US phone number such as (512) 555-0142';

/** Countries whose numbers are numbers of the United States. */
const domestic: readonly (string | undefined)[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];

const extensionPattern = /[\s,;]*(?:\bext(?:ension)?\b\.?|\bx|#)[\s:=]*(\d{1,7})\s*$/i;

/** An area code in digits, then what people dial by letters, which may be longer than the number. */
const wordsPattern = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*([\dA-Z](?:[\s.-]?[\dA-Z]){6,11})$/i;

/** The letters of each key of a phone, from 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const toDigit = (letter: string): string => String(keys.findIndex((key) => key.includes(letter.toUpperCase())) + 2);

/** The ten digits of a number that is typed with letters; null where it is none. */
function digitsOfWords(text: string): string | null {
  const [, area = '', rest = ''] = wordsPattern.exec(text) ?? [];
  // Phones ignore the digits that follow a whole number.
  const local = rest.replace(/[\s.-]/g, '').slice(0, 7);
  return /[A-Z]/i.test(local) ? area + local.replace(/[A-Z]/gi, toDigit) : null;
}

const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** A US phone number as a person writes it, with an extension or letters; or what to do about one that is none. */
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

/** An edit whose phone, where it states one, does not keep the extension and the letters of the one before. */
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

/** A homeowner's number, who may call from abroad: E.164 where it is a number, else what was written; null when empty. */
export function contactPhone(text: string | undefined): string | null {
  if (!text) return null;
  const number = parsePhoneNumberFromString(text, 'US');
  return number?.isValid() && !number.ext ? number.number : text;
}
