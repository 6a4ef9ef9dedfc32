import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { checksAccount } from '../auth.js';

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
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: o.name, description: o.description, version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, ...o.securitySchemes },
      },
    },
    transform: (document) => {
      const hide = document.schema?.hide === true || document.url.startsWith('/internal/');
      const result = jsonSchemaTransform({ ...document, schema: { ...document.schema, hide } });
      const security = takesToken(document.route) ? { security: [{ bearer: [] }] } : {};
      return { ...result, schema: { ...security, ...withProblemType(result.schema as JsonSchemas) } };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

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
