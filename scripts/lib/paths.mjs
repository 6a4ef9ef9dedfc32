import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything that a run of this checkout writes. */
export const localFolder = join(root, '.local');

/** Programs that are downloaded once. */
export const toolsFolder = join(localFolder, 'tools');
