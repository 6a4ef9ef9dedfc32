/** The part of an OpenAPI document that this file rewrites. */
interface Described {
  paths?: object;
  components?: { schemas?: Record<string, unknown> };
}

const root = '#/components/schemas/';
/** What the zod transform adds to the name of a schema where it describes a request. */
const suffix = 'Input';

/**
 * The document with those shared schemas that it uses. What a request and a response have in common has one name: a
 * schema of requests has the suffix `Input` only where responses have another one of that name.
 */
export function withUsedSchemas<D extends Described>(document: D): D {
  const { schemas: all = {}, ...others } = document.components ?? {};
  const texts = new Map(Object.entries(all).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const used = usedNames(JSON.stringify(document.paths ?? {}), texts);
  const joined = joinedNames(used, texts);
  const renamed = (text: string) =>
    text.replace(reference, (_, name: string) => `"${root}${joined.get(name) ?? name}"`);
  const schemas = Object.fromEntries(
    [...used]
      .map((name): [string, unknown] => [joined.get(name) ?? name, JSON.parse(renamed(texts.get(name) ?? 'true'))])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return {
    ...document,
    paths: JSON.parse(renamed(JSON.stringify(document.paths ?? {}))),
    components: { ...others, schemas },
  };
}

const reference = /"#\/components\/schemas\/([^"/]+)"/g;
const namesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, name = '']) => name);

function usedNames(paths: string, texts: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  const open = namesIn(paths);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...namesIn(texts.get(name) ?? ''));
  }
  return used;
}

/** The names of requests that lose their suffix: of what no response uses, and of what responses describe in the same way. */
function joinedNames(used: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Map<string, string> {
  const baseOf = (name: string) => name.slice(0, -suffix.length);
  const joined = new Map(
    [...used].filter((name) => name.endsWith(suffix) && texts.has(baseOf(name))).map((name) => [name, baseOf(name)]),
  );
  const compared = (name: string) =>
    texts.get(name)?.replace(reference, (_, each: string) => `"${root}${joined.get(each) ?? each}"`);
  // A schema that differs makes those differ that refer to it.
  for (let before = -1; before !== joined.size; ) {
    before = joined.size;
    for (const [name, base] of joined) if (used.has(base) && compared(name) !== compared(base)) joined.delete(name);
  }
  return joined;
}

const restatedFormats: readonly unknown[] = ['date-time', 'date', 'uuid'];

/**
 * The document without what only repeats: the pattern of a format, the bounds of any integer, and in responses that there
 * are no other properties, as later versions add some.
 */
export function withoutRepetition<D extends Described>(document: D): D {
  const { paths, components } = document;
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    shortened(schema, !name.endsWith(suffix)),
  ]);
  return {
    ...document,
    paths: shortened(paths, false),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

function shortened(schema: unknown, isResponse: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((each) => shortened(each, isResponse));
  if (typeof schema !== 'object' || schema === null) return schema;
  const repeats = (key: string, value: unknown): boolean =>
    (key === 'pattern' && 'format' in schema && restatedFormats.includes(schema.format)) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'additionalProperties' && value === false && isResponse);
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !repeats(key, value))
      .map(([key, value]) => [key, shortened(value, isResponse || key === 'responses')]),
  );
}
