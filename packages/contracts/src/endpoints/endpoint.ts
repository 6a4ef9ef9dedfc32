import * as z from 'zod';
import type { ApiPath, mailStopsRoot, threadPhotosRoot } from '../paths.js';
import type { LimitClass } from '../rate-limits.js';
import { operationIdOf } from './operation-id.js';

/** What all who have to do with an endpoint agree on: its service, the gateway, the pages and the OpenAPI document. */
export interface Endpoint {
  /** The gateway passes requests on to the services, and answers those to its own endpoints. */
  service: 'directory' | 'search' | 'accounts' | 'reviews' | 'notifications' | 'gateway';
  /** What the OpenAPI document calls it, unique and unchanged once it is published; a row states it only where the rule of `operationIdOf` finds no readable one. */
  operationId: string;
  method: 'GET' | 'POST';
  /** The public path; the service knows it without `/api`. */
  path: ApiPath;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success; absent where it has none. */
  response?: z.ZodType;
  /** The status of a success: 200 by default, 204 without a body. */
  status?: number;
  limit: LimitClass;
  /** Set if it costs more than ten plain reads; one network has two of them at a time (ADR 94). */
  dear?: true;
  /** The path below which the gateway passes everything on, this endpoint too; its own path by default. */
  prefix?: ApiPath | typeof mailStopsRoot | typeof threadPhotosRoot;
  /** Set where the body is a file, and for what the same route of the gateway takes along. */
  upload?: true;
}

/** A body that is a file, not JSON. */
export const fileSchema = z.unknown().describe('the file');

type Row = Omit<Endpoint, 'service' | 'operationId'> & Partial<Pick<Endpoint, 'operationId'>>;

/** The endpoints of one service, by name. */
export const endpointsOf = <const S extends Endpoint['service'], const T extends Record<string, Row>>(
  service: S,
  rows: T,
) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...row, service, operationId: operationIdOf(name, row) }]),
  ) as {
    [Name in keyof T]: T[Name] & { service: S; operationId: string };
  };
