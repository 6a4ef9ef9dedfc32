/** What stands in the fields of a calculator, by field, as it was typed; an empty text stands for no. */
export type TypedValues<Field extends string> = Readonly<Record<Field, string>>;

/** The only values that a field may have, for fields that are chosen. */
export type Choices<Field extends string> = Partial<Record<Field, readonly string[]>>;

const longestNumber = 12;

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

/** The number that was typed, with or without signs for dollars, percent and thousands; NaN for none. */
export const numberTyped = (text: string): number => {
  const digits = text.replaceAll(/[\s,$%]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};

/** The same where an empty field leaves it open: null. */
export const optionalTyped = (text: string): number | null => (text.trim() === '' ? null : numberTyped(text));

/** The same for how many or how much of something: an empty field is none of it. */
export const countTyped = (text: string): number => (text.trim() === '' ? 0 : numberTyped(text));
