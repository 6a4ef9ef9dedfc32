import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { expireClaims } from '../actions/expire-claims.js';

/** Ends claims that were not proved or decided in time. */
export const expireClaimsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'expire claims', () => expireClaims(database, now()));
