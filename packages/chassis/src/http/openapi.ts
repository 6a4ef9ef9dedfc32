import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface JsonSchemas {
  response?: Record<string, object>;
}

/** Serves GET /openapi.json (OpenAPI 3.1) with every route that is neither hidden nor under /internal/. */
export async function addOpenapi(app: FastifyInstance, o: { name: string; description: string }): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: o.name, description: o.description, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => {
      const hide = document.schema?.hide === true || document.url.startsWith('/internal/');
      const result = jsonSchemaTransform({ ...document, schema: { ...document.schema, hide } });
      return { ...result, schema: withProblemType(result.schema as JsonSchemas) };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** Error responses are application/problem+json; the zod transform knows only application/json. */
function withProblemType(schema: JsonSchemas): JsonSchemas {
  if (!schema.response) return schema;
  const response = Object.entries(schema.response).map(([status, body]) => [
    status,
    Number(status) >= 400
      ? { description: 'Problem', content: { 'application/problem+json': { schema: body } } }
      : { description: 'Answer', ...body },
  ]);
  return { ...schema, response: Object.fromEntries(response) };
}
