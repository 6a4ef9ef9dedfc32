import * as z from 'zod';
import { poolTypes, services } from '../catalogue.js';
import { keysOf } from '../keys-of.js';
import { projectCosts, projectSizes } from '../project-options.js';
import { photoSchema } from './photo-schema.js';

/** What is known of a project in a word or a number. */
export const projectFactsShape = {
  service: z.enum(services).nullable(),
  poolType: z.enum(poolTypes).nullable(),
  sizeBand: z.enum(keysOf(projectSizes)).nullable(),
  costBand: z.enum(keysOf(projectCosts)).nullable(),
  builtOn: z.string().nullable().describe('the year or month in which it was finished, "2024" or "2024-06"'),
  months: z.int().nullable().describe('how long the work took'),
};

/** A project in a list of projects. */
export const projectCardSchema = z.object({
  slug: z.string().describe('last segment of the path of its page, ends in its id; empty before it has a page'),
  title: z.string(),
  builtOn: projectFactsShape.builtOn,
  summary: z.string().describe('the beginning of its text'),
  cover: photoSchema.nullable(),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;
