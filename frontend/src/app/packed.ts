/** A field that a row lacks. No text that people write has this character. */
const absent = '\0';

/** A list of objects: the fields that all have alike, the names of the others, and a row of these for each object. */
interface Table {
  '#': string[];
  same: Fields;
  rows: unknown[][];
}
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value: Fields): value is Fields & Table => '#' in value;
const isPlain = (value: unknown): boolean => value !== undefined && (value === null || typeof value !== 'object');

const eachField = (value: Fields, change: (field: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]));

function tableOf(list: readonly Fields[], first: Fields): Table {
  const isSame = (name: string) => isPlain(first[name]) && list.every((row) => row[name] === first[name]);
  const same = Object.fromEntries(Object.entries(first).filter(([name]) => isSame(name)));
  const names = [...new Set(list.flatMap(Object.keys))].filter((name) => !(name in same));
  const cell = (field: unknown) => (field === undefined ? absent : packed(field));
  return { '#': names, same, rows: list.map((row) => names.map((name) => cell(row[name]))) };
}

/**
 * JSON data in which a list of objects says once what they have in common: names of fields are most of what a page
 * holds of its listings.
 */
export function packed(value: unknown): unknown {
  if (isObject(value)) return eachField(value, packed);
  if (!Array.isArray(value)) return value;
  const [first] = value;
  return value.length > 1 && value.every(isObject) ? tableOf(value, first) : value.map(packed);
}

/** The data that was packed. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isObject(value)) return value;
  if (!isTable(value)) return eachField(value, unpacked);
  const { '#': names, same, rows } = value;
  const fieldsOf = (row: unknown[]) =>
    names.flatMap((name, index) => (row[index] === absent ? [] : [[name, unpacked(row[index])] as const]));
  return rows.map((row) => ({ ...same, ...Object.fromEntries(fieldsOf(row)) }));
}
