import { accountsStream } from './accounts.js';
import type { StreamDefinition } from './define.js';
import { directoryFactsStream, directoryStream } from './directory.js';
import { reviewsStream } from './reviews.js';

/** Every stream of the product, as provisioning creates them. One that hands over subjects to another comes first. */
export const streams: readonly StreamDefinition[] = [
  directoryStream,
  directoryFactsStream,
  accountsStream,
  reviewsStream,
];
