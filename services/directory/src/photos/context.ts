import type { Context } from '../base/context.js';
import type { PhotoRenderer } from './images/photo-renderer.js';
import type { Uploads } from './images/uploads.js';

/** The additional context for receiving uploads. */
export interface PhotoContext extends Context {
  photoRenderer: PhotoRenderer;
  uploads: Uploads;
}
