import { apiRoot } from '@poolpros/contracts/paths';

/** The parts of an OpenAPI 3.1 document that matter for joining. */
export interface OpenapiDocument {
  openapi?: string;
  info?: { title?: string; description?: string; version?: string };
  paths?: Record<string, Record<string, object>>;
  components?: Record<string, Record<string, object>>;
}

export interface JoinedDocument extends OpenapiDocument {
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  /** Services that did not respond; their routes are missing. */
  'x-unavailable'?: string[];
}

const description = [
  'Find and list pool, spa and sauna contractors.',
  'In a path, parts in braces are values, such as `{installerId}`. All other parts are fixed words in lower case: `me` is the account of the token, whoever that is, and `search` is not the id of a listing.',
].join(' ');

const hidden = /^\/(internal|health|metrics|openapi\.json)(\/|$)/;

/**
 * Joins the documents of services into one: their paths under /api, those that anyone may call first, each operation tagged with its service,
 * schemas of one name and content once. A service without a document (null) is listed as unavailable.
 */
export function joinDocuments(
  publicUrl: string,
  documents: readonly { service: string; document: OpenapiDocument | null }[],
): JoinedDocument {
  const joined: JoinedDocument & { paths: Record<string, object>; components: Record<string, Record<string, object>> } =
    {
      openapi: '3.1.0',
      info: { title: 'PoolPros', description, version: '1' },
      servers: [{ url: publicUrl }],
      tags: [],
      paths: {},
      components: {},
    };
  const unavailable: string[] = [];
  for (const { service, document: original } of documents) {
    if (!original) {
      unavailable.push(service);
      continue;
    }
    const document = withOwnNames(service, original, joined.components.schemas ?? {});
    joined.tags.push({ name: service, description: document.info?.description });
    for (const [path, operations] of publicFirst(Object.entries(document.paths ?? {})))
      if (!hidden.test(path))
        joined.paths[`${apiRoot}${path}`] = Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [method, { ...operation, tags: [service] }]),
        );
    for (const [kind, entries] of Object.entries(document.components ?? {}))
      joined.components[kind] = { ...joined.components[kind], ...entries };
  }
  return unavailable.length > 0 ? { ...joined, 'x-unavailable': unavailable } : joined;
}

/** Paths that anyone may call come before those that need an account, each in the order of its service. */
function publicFirst(paths: [string, Record<string, object>][]): [string, Record<string, object>][] {
  const needsAccount = ([, operations]: [string, Record<string, object>]) =>
    Object.values(operations).some((operation) => 'security' in operation);
  return [...paths.filter((path) => !needsAccount(path)), ...paths.filter(needsAccount)];
}

/**
 * Prefixes the names of schemas with the service's name where those before it have another schema of that name, as they do
 * while services of two versions run. What refers to such a schema is another one, too.
 */
function withOwnNames(service: string, document: OpenapiDocument, before: Record<string, object>): OpenapiDocument {
  const schemas = document.components?.schemas ?? {};
  const renamed = new Set<string>();
  const nameOf = (name: string) => (renamed.has(name) ? `${service}.${name}` : name);
  const textOf = (part: unknown) =>
    JSON.stringify(part).replace(reference, (_, name: string) => `"${schemasRoot}${nameOf(name)}"`);
  const clashes = (name: string) => name in before && textOf(schemas[name]) !== JSON.stringify(before[name]);
  for (let count = -1; count !== renamed.size; ) {
    count = renamed.size;
    for (const name of Object.keys(schemas)) if (!renamed.has(name) && clashes(name)) renamed.add(name);
  }
  if (renamed.size === 0) return document;
  const own = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [nameOf(name), schema]));
  return JSON.parse(textOf({ ...document, components: { ...document.components, schemas: own } })) as OpenapiDocument;
}

const schemasRoot = '#/components/schemas/';
const reference = /"#\/components\/schemas\/([^"/]+)"/g;
