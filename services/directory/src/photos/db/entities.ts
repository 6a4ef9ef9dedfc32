import { EntitySchema } from 'typeorm';
import type { PhotoRecord } from '../../listings/domain/listing-photo.js';

export const PhotoEntity = new EntitySchema<PhotoRecord>({
  name: 'photo',
  tableName: 'photos',
  columns: {
    id: { type: 'uuid', primary: true },
    installerId: { name: 'installer_id', type: 'integer' },
    position: { type: 'integer' },
    name: { type: 'text' },
    alt: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    addedAt: { name: 'added_at', type: 'timestamptz' },
    removedAt: { name: 'removed_at', type: 'timestamptz', nullable: true },
  },
});
