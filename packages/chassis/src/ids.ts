import { uuidv7 } from 'uuidv7';

/** A new uuid, version 7: sorts by the time it was made. */
export const newId = (): string => uuidv7();
