import { requestLimits } from '@poolpros/contracts/request-limits';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.js';

/** Whether objects and lists of a JSON text are inside each other more than `most` times; reads each character once. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    // What follows a backslash cannot end the text.
    if (inText && character === '\\') at += 1;
    else if (character === '"') inText = !inText;
    else if (inText) continue;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Has an app parse JSON bodies as fastify does, and reject those that are too deep before they are parsed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (isDeeperThan(text, requestLimits.jsonDepth))
      done(new Problem('invalid_request', `The body is more than ${requestLimits.jsonDepth} levels deep.`));
    else void parse(request, text, done);
  });
}
