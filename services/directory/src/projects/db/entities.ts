import { EntitySchema } from 'typeorm';
import type { ProjectRecord } from '../domain/project.js';

export const ProjectEntity = new EntitySchema<ProjectRecord>({
  name: 'project',
  tableName: 'projects',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    version: { type: 'integer' },
    installerId: { name: 'installer_id', type: 'integer' },
    position: { type: 'integer' },
    title: { type: 'text' },
    text: { type: 'text' },
    service: { type: 'text', nullable: true },
    poolType: { name: 'pool_type', type: 'text', nullable: true },
    sizeBand: { name: 'size_band', type: 'text', nullable: true },
    costBand: { name: 'cost_band', type: 'text', nullable: true },
    builtOn: { name: 'built_on', type: 'text', nullable: true },
    months: { type: 'integer', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    updatedAt: { name: 'updated_at', type: 'timestamptz' },
  },
});
