import type { Module } from '@poolpros/chassis/service/module';
import type { PhotoContext } from './context.js';
import { PhotoEntity } from './db/entities.js';
import { eraseRemovedPhotosHourly } from './jobs/erase-removed-photos.js';
import { mediaRoutes } from './routes/media.js';
import { photoRoutes } from './routes/photos.js';

/** Photos of a listing. */
export const photos = {
  entities: [PhotoEntity],
  routes: [photoRoutes, mediaRoutes],
  jobs: [eraseRemovedPhotosHourly],
} satisfies Module<PhotoContext>;
