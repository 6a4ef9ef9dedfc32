import type { Context } from '../base/context.js';
import type { PhotoRenderer } from './images/photo-renderer.js';
import type { Uploads } from './images/uploads.js';

/** What receives files that people send needs beside the rest. */
export interface PhotoContext extends Context {
  photoRenderer: PhotoRenderer;
  uploads: Uploads;
}
