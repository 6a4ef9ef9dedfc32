/** What stands in the fields of a calculator, by field, as it was typed; an empty text stands for no. */
export type TypedValues<Field extends string> = Readonly<Record<Field, string>>;

/** The only values that a field may have, for fields that are chosen. */
export type Choices<Field extends string> = Partial<Record<Field, readonly string[]>>;

/** Room for feet and inches, as `16 feet 6 inches`. */
const longestNumber = 16;

/** The values that a URL holds; `lengths` are those of texts that are no numbers. What is no value of a field counts as absent, and numbers are checked by their calculator. */
export function readValues<Field extends string>(
  params: URLSearchParams,
  defaults: TypedValues<Field>,
  choices: Choices<Field>,
  lengths: Partial<Record<Field, number>> = {},
): TypedValues<Field> {
  const textOf = (field: Field): string => {
    const text = params.get(field);
    const allowed = choices[field];
    if (text === null || (allowed && !allowed.includes(text))) return defaults[field];
    return text.slice(0, allowed ? undefined : (lengths[field] ?? longestNumber));
  };
  const fields = Object.keys(defaults) as Field[];
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>;
}

/** The query of a URL that holds values: those that differ from the defaults. */
export function writeValues<Field extends string>(
  values: TypedValues<Field>,
  defaults: TypedValues<Field>,
): URLSearchParams {
  const changed = (Object.keys(defaults) as Field[]).filter((field) => values[field] !== defaults[field]);
  return new URLSearchParams(changed.map((field) => [field, values[field]]));
}

/** What people write behind a number, by the unit of its field. Another unit makes it no number. */
const unitEndings = {
  ft: /(?:ft|feet|foot|['′’])\.?$/i,
  'sq ft': /(?:sq\.?(?:ft|feet)|square(?:ft|feet)|sf|ft[2²])\.?$/i,
  '°F': /°?f$/i,
  kW: /kw$/i,
  hours: /(?:h|hrs?|hours?)\.?$/i,
  gallons: /gal(?:lons?)?\.?$/i,
};
export type TypedUnit = keyof typeof unitEndings;

/** Digits with commas between thousands only: no hexadecimal, no powers. */
const decimalNumber = /^-?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;

/** The number that was typed, with or without its unit and signs for dollars, percent and thousands; NaN for none. */
export function numberTyped(text: string, unit?: TypedUnit): number {
  const compact = text.replaceAll(/[\s$%]/g, '');
  const digits = unit ? compact.replace(unitEndings[unit], '') : compact;
  return decimalNumber.test(digits) && /\d/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;
}

/** What to do about a number such as "1,5", whose comma is no thousands separator; null for others. */
export const commaAdvice = (text: string): string | null =>
  /\d,(?!\d{3}(?!\d))/.test(text) ? 'Use a decimal point, as in 1.5.' : null;

const feetAndInches = /^(?<feet>\d+)(?:ft|feet|foot|['′’])(?<inches>\d+(?:\.\d+)?)(?:in|inch|inches|["″”])?$/i;
const inchesOfFoot = 12;

/** A length in feet that was typed, as `16.5`, `16 ft` or `16' 6"`; NaN for none. */
export function feetTyped(text: string): number {
  const { feet, inches } = feetAndInches.exec(text.replaceAll(/\s/g, ''))?.groups ?? {};
  if (feet === undefined) return numberTyped(text, 'ft');
  return Number(inches) < inchesOfFoot ? Number(feet) + Number(inches) / inchesOfFoot : Number.NaN;
}

/** The same where an empty field leaves it open: null. */
export const optionalTyped = (text: string, unit?: TypedUnit): number | null =>
  text.trim() === '' ? null : numberTyped(text, unit);

/** The same for how many or how much of something: an empty field is none of it. */
export const countTyped = (text: string, unit?: TypedUnit): number =>
  text.trim() === '' ? 0 : numberTyped(text, unit);
