import { requestLimits } from '@poolpros/contracts/request-limits';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.js';

/** Whether a JSON text is nested more than `most` levels deep. Reads each character once. */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    // A character after a backslash cannot end the string.
    if (inText && character === '\\') at += 1;
    else if (character === '"') inText = !inText;
    else if (inText) continue;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Makes an app parse JSON bodies as fastify does, but reject those that are nested too deep before it parses them. */
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
