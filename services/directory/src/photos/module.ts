import type { Module } from '@poolpros/chassis/service/module';
import type { PhotoContext } from './context.js';
import { PhotoEntity } from './db/entities.js';
import { removePhotosHourly } from './jobs/remove-photos.js';
import { photoPersonalData } from './personal-data.js';
import { mediaRoutes } from './routes/media.js';
import { photoRoutes } from './routes/photos.js';

/** Photos of a listing. */
export const photos = {
  entities: [PhotoEntity],
  routes: [photoRoutes, mediaRoutes],
  jobs: [removePhotosHourly],
  personalData: photoPersonalData,
} satisfies Module<PhotoContext>;
