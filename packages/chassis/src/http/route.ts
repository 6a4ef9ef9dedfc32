import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { servicePath } from '@poolpros/contracts/paths';
import type { problemSchema } from '@poolpros/contracts/problem';
import type {
  FastifyBaseLogger,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { problems, type ZodApp } from '../http.js';

/** What a route says of itself besides its endpoint: the statuses of its errors, and further responses where it has some. */
type Described = FastifySchema & { errors: readonly number[]; response?: Record<number, object> };

type Given<Key extends string, Schema> = Schema extends z.ZodType ? Record<Key, Schema> : unknown;

/** Those of a success by their status, so that what a handler sends with one is checked, and all others. */
interface Responses<Success, Other> {
  200: Success;
  201: Success;
  202: Success;
  204: Success;
  [status: number]: Success | Other;
}

/** The schema that Fastify and the OpenAPI document get. */
type SchemaOf<E extends Endpoint, S extends Described> = Omit<S, 'errors' | 'response'> &
  Given<'params', E['params']> &
  Given<'querystring', E['query']> &
  Given<'body', E['body']> & {
    response: Responses<
      E['response'] extends z.ZodType ? E['response'] : z.ZodUndefined,
      typeof problemSchema | (S['response'] extends Record<number, infer R> ? R : never)
    >;
  };

/**
 * Adds the route of an endpoint. Method, path, what is sent, and the status and body of a success are those of the endpoint;
 * a handler sets a status only where it sends another one or no body.
 */
export function route<const E extends Endpoint, S extends Described>(
  app: ZodApp,
  endpoint: E,
  { schema, ...hooks }: Omit<RouteShorthandOptions, 'schema'> & { schema: S },
  handler: RouteHandlerMethod<
    RawServerDefault,
    IncomingMessage,
    ServerResponse,
    RouteGenericInterface,
    unknown,
    SchemaOf<E, S>,
    ZodTypeProvider,
    FastifyBaseLogger
  >,
): void {
  app.route({
    ...hooks,
    method: endpoint.method,
    url: servicePath(endpoint.path),
    schema: schemaOf(endpoint, schema) as SchemaOf<E, S>,
    handler(request, reply) {
      reply.code(statusOf(endpoint));
      return handler.call(this, request, reply);
    },
  });
}

const statusOf = ({ status, response }: Endpoint): number => status ?? (response ? 200 : 204);

function schemaOf(endpoint: Endpoint, { errors, ...described }: Described) {
  const { operationId, params, query, body, response } = endpoint;
  const success = { [statusOf(endpoint)]: response ?? z.undefined() };
  return {
    operationId,
    ...described,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...success, ...problems(...errors), ...described.response },
  };
}
