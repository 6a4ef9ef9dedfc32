import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';

const visitorBytes = 16;

/**
 * The code of a visitor on one day, from the network and the name of the browser. The salt is deleted when the day has
 * ended, so nobody can tell whether a visitor comes again (docs/rules.md#listing-visits).
 */
export const visitorOf = (salt: Buffer, { network, userAgent }: { network: string; userAgent: string }): Buffer =>
  createHmac('sha256', salt).update(`${network}\n${userAgent}`).digest().subarray(0, visitorBytes);

/** Whether a browser says that it is a program, or does not say what it is. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || isbot(userAgent);
