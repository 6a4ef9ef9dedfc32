import * as z from 'zod';
import { photosTokenHeader } from '../photo-tokens.js';
import { linkToken } from '../text.js';

/** The browser makes the token with the form; whoever has it sees and changes the photos of the form. */
export const photosTokenHeadersSchema = z.object({ [photosTokenHeader]: linkToken });
