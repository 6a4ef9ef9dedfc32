import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.js';
import { sendProblem } from './errors.js';

interface KnownRoute {
  method: string;
  pattern: RegExp;
}

/** Responds with 404 to what is not found, and with 405 and `allow` to unknown methods on known paths. */
export function respondToUnknownRoutes(app: FastifyInstance): void {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', (route) => {
    const pattern = patternOf(route.url);
    for (const method of [route.method].flat()) known.push({ method, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    // A route of files has the method, although it found no file.
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendProblem(request, reply, new Problem('not_found', 'There is nothing at this address.'));
    reply.header('allow', allowed.join(', '));
    return sendProblem(request, reply, new Problem('method_not_allowed', `${request.method} is not allowed here.`));
  });
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((segment) =>
        segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.*' : segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('/')}$`,
  );
