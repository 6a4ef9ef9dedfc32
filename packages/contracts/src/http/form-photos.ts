import * as z from 'zod';
import { linkToken } from '../text.js';

/** Where the token of a form is in requests whose body is a file, or that have none. */
export const photosTokenHeader = 'photos-token';

/** The browser makes the token with the form; whoever has it sees and changes the photos of the form. */
export const photosTokenHeadersSchema = z.object({ [photosTokenHeader]: linkToken });
