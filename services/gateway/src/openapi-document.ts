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
 * components under unique names. A service without a document (null) is listed as unavailable.
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
    const document = withOwnNames(service, original);
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

/** Prefixes schema names with the service's name; security schemes are the same everywhere. */
function withOwnNames(service: string, document: OpenapiDocument): OpenapiDocument {
  const text = JSON.stringify(document).replaceAll('"#/components/schemas/', `"#/components/schemas/${service}.`);
  const copy = JSON.parse(text) as OpenapiDocument;
  const schemas = Object.entries(copy.components?.schemas ?? {}).map(([name, schema]) => [
    `${service}.${name}`,
    schema,
  ]);
  if (schemas.length > 0) copy.components = { ...copy.components, schemas: Object.fromEntries(schemas) };
  return copy;
}
