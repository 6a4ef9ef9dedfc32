import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { checksAccount } from '../auth.js';
import { withoutRepetition, withUsedSchemas } from './openapi-schemas.js';
import { schemasIn, unnamed } from './schema-tree.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The schemas of the routes that the OpenAPI document has, until it is made. */
    describedSchemas: unknown[];
  }
}

interface JsonSchemas {
  response?: Record<string, object>;
}

/** Security schemes of a service besides the access token, by name. */
export type SecuritySchemes = Record<
  string,
  | { type: 'apiKey'; in: 'cookie' | 'header' | 'query'; name: string; description?: string }
  | { type: 'http'; scheme: 'bearer'; description?: string }
>;

/**
 * Serves GET /openapi.json (OpenAPI 3.1) with every route except hidden ones and those under /internal/. Routes behind
 * requireAccount declare their access token.
 */
export async function addOpenapi(
  app: FastifyInstance,
  o: { name: string; description: string; securitySchemes?: SecuritySchemes },
): Promise<void> {
  const described: unknown[] = [];
  app.decorate('describedSchemas', described);
  app.addHook('onRoute', (route) => {
    if (!isHidden(route)) described.push({ ...route.schema });
  });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: o.name, description: o.description, version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, ...o.securitySchemes },
      },
    },
    transform: (document) => {
      const { params, querystring, headers, ...schema } = document.schema ?? {};
      const listed = { params: unnamed(params), querystring: unnamed(querystring), headers: unnamed(headers) };
      const hide = isHidden(document);
      const result = jsonSchemaTransform({ ...document, schema: { ...schema, ...listed, hide } });
      const security = takesToken(document.route) ? { security: [{ bearer: [] }] } : {};
      return { ...result, schema: { ...security, ...withProblemType(result.schema as JsonSchemas) } };
    },
    transformObject: (document) => withUsedSchemas(withoutRepetition(jsonSchemaTransformObject(document))),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => describeRoutes(app));
}

/** The OpenAPI document of an app. The first call makes it, and loads the names of the schemas that it shares. */
export async function describeRoutes(app: FastifyInstance) {
  const { nameSchemas } = await import('@poolpros/contracts/schema-names');
  nameSchemas(schemasIn(app.describedSchemas.splice(0)));
  return app.swagger();
}

const isHidden = ({ schema, url }: { schema?: FastifySchema | undefined; url: string }): boolean =>
  schema?.hide === true || url.startsWith('/internal/');

const takesToken = ({ onRequest, preHandler }: RouteOptions): boolean =>
  [onRequest, preHandler].flat().some((hook) => hook !== undefined && checksAccount(hook));

/** Error responses are application/problem+json; the zod transform knows only application/json. */
function withProblemType(schema: JsonSchemas): JsonSchemas {
  if (!schema.response) return schema;
  const response = Object.entries(schema.response).map(([status, body]) => [
    status,
    Number(status) >= 400
      ? { description: 'Problem', content: { 'application/problem+json': { schema: body } } }
      : { description: 'Response', ...body },
  ]);
  return { ...schema, response: Object.fromEntries(response) };
}
