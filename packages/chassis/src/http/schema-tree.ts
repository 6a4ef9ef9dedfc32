import * as z from 'zod';

/** Every schema in `value` and in the schemas that it is made of, once. */
export function schemasIn(value: unknown): Set<z.ZodType> {
  const found = new Set<z.ZodType>();
  const seen = new Set<unknown>();
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (seen.has(next)) continue;
    seen.add(next);
    if (next instanceof z.ZodType) {
      found.add(next);
      // A schema with a description of its own is a copy of the one that has the name.
      open.push(next._zod.def, next._zod.parent);
    } else if (isPlain(next)) open.push(...Object.values(next));
  }
  return found;
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** The same schema without its name, for what a document lists one by one: the parameters of a path or a query. */
export const unnamed = (schema: unknown): unknown =>
  schema instanceof z.ZodType ? z.clone(schema, schema._zod.def) : schema;
