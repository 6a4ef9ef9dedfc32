import { clientName } from '@poolpros/chassis/client-name';
import { canonicalQuery } from '@poolpros/chassis/http/canonical-query';
import { encodingFor } from '@poolpros/chassis/http/encoded-body';
import { isKnownTag } from '@poolpros/chassis/http/entity-tag';
import { isDeeperThan } from '@poolpros/chassis/http/json-body';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { textLengths } from '@poolpros/contracts/limits';
import { requestLimits } from '@poolpros/contracts/request-limits';
import { matchRoute } from '@poolpros/contracts/route-match';
import { holdsSecret } from '@poolpros/contracts/secret-urls';
import { emailAddress, lineOf, webAddress } from '@poolpros/contracts/text';
import type { Places } from '@poolpros/places/places';
import { planSearch } from '@poolpros/search-rules/plan';

/** A parser of public input, and the inputs that are likely to cost it most. */
export interface Parser {
  parse: (text: string) => unknown;
  /** Characters of the largest input that reaches it. */
  largest: number;
  /** Makes inputs of this many characters. */
  inputs: readonly ((characters: number) => string)[];
}

const bytesOfHeaders = 16_000;
const bytesOfBody = 64_000;

const repeated = (part: string) => (characters: number) =>
  part.repeat(Math.ceil(characters / part.length)).slice(0, characters);
/** Parameters, each with a different name. */
const parameters = (characters: number) =>
  Array.from({ length: characters / 8 }, (_, at) => `&p${String(at).padStart(6, '0')}`).join('');

/** The parsers of public input in packages, by what they read. */
export const parsersOf = (places: Places): Record<string, Parser> => ({
  'query of a cached URL': {
    parse: canonicalQuery,
    largest: requestLimits.urlBytes,
    inputs: [parameters, repeated('&'), repeated('a=1&'), repeated('%41=%zz&')],
  },
  'path of a page': {
    parse: matchRoute,
    largest: requestLimits.urlBytes,
    inputs: [repeated('/'), repeated('/a'), repeated('%2f%zz')],
  },
  'secret in a URL': {
    parse: holdsSecret,
    largest: requestLimits.urlBytes,
    inputs: [repeated('/'), repeated('%2F'), (size) => `/submission-status?${parameters(size - 19)}`],
  },
  'accepted encodings': {
    parse: encodingFor,
    largest: bytesOfHeaders,
    inputs: [repeated('a,'), repeated('a;q=0.1,'), repeated('a '), repeated(';')],
  },
  'entity tags': {
    parse: (header) => isKnownTag(header, '"tag"'),
    largest: bytesOfHeaders,
    inputs: [repeated(','), repeated('W/"a", '), repeated(' ')],
  },
  'browser of a login': {
    parse: clientName,
    largest: bytesOfHeaders,
    inputs: [repeated('Mozilla/5.0 (X) '), repeated('Version/1.'), repeated('a'), repeated(' ')],
  },
  'depth of JSON': {
    parse: (json) => isDeeperThan(json, requestLimits.jsonDepth),
    largest: bytesOfBody,
    inputs: [repeated('[],'), repeated('"a",'), repeated('\\')],
  },
  'line of a form': {
    parse: (text) => lineOf(textLengths.businessName).safeParse(text),
    largest: bytesOfBody,
    inputs: [repeated('a'), repeated(' '), repeated('a ')],
  },
  'email of a form': {
    parse: (text) => emailAddress.safeParse(text),
    largest: bytesOfBody,
    inputs: [repeated('a'), repeated('a@'), repeated('a.'), repeated(' ')],
  },
  'web address of a form': {
    parse: (text) => webAddress.safeParse(text),
    largest: bytesOfBody,
    inputs: [(size) => `https://${repeated('a.')(size - 8)}`, (size) => `https://a.b/${repeated('/')(size - 12)}`],
  },
  'words of a search': {
    parse: (q) => planSearch(places, searchQuerySchema.parse({ q }), new Date()),
    largest: textLengths.searched.max,
    inputs: [repeated('a '), repeated('pool '), repeated('pool repair austin tx '), repeated('a')],
  },
  'place of a search': {
    parse: (location) => planSearch(places, searchQuerySchema.parse({ location }), new Date()),
    largest: textLengths.searched.max,
    inputs: [repeated('a,'), repeated('san '), repeated('austin, tx '), repeated('a')],
  },
});
