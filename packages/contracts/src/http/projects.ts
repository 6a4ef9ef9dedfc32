import * as z from 'zod';
import { foundedYears, listingLengths, shownStatuses } from '../listing-options.js';
import { mostPhotosOfProject, mostProjects, projectMonths } from '../project-options.js';
import { lineOf, maxStoredInt, textOf } from '../text.js';
import { installerParamsSchema, installerSchema } from './installers.js';
import { photoSchema } from './photo-schema.js';
import { projectCardSchema, projectFactsShape } from './project-schema.js';

export const projectParamsSchema = installerParamsSchema.extend({
  projectId: z.coerce.number().int().positive().max(maxStoredInt),
});

const projectShape = {
  id: z.int(),
  title: z.string(),
  text: z.string(),
  ...projectFactsShape,
};

/** GET /api/installers/{id}/projects/{projectId}: the page of a project. */
export const projectPageSchema = z.object({
  project: z.object({
    ...projectShape,
    slug: projectCardSchema.shape.slug,
    photos: z.array(photoSchema),
    updatedAt: z.iso.datetime(),
  }),
  installer: installerSchema.extend({ status: z.enum(shownStatuses) }),
  others: z.array(projectCardSchema).describe('the other projects of the listing'),
});
export type ProjectPage = z.infer<typeof projectPageSchema>;

/** A project as the members of its listing see it. */
export const ownProjectSchema = z.object({
  ...projectShape,
  version: z.int(),
  photoIds: z.array(z.uuid()).describe('photos of the listing that it shows, in order'),
  path: z.string().describe('path of its page'),
  isShown: z.boolean().describe('false if it exceeds the limit of the plan'),
});
export type OwnProject = z.infer<typeof ownProjectSchema>;

/** GET …/projects: in the order in which they are shown. */
export const ownProjectsSchema = z.object({
  items: z.array(ownProjectSchema),
  most: z.int().nullable().describe('limit of the listing plan; null for no limit'),
});
export type OwnProjects = z.infer<typeof ownProjectsSchema>;

const builtOn = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'enter a four-digit year')
  .refine((value) => Number(value.slice(0, 4)) >= foundedYears.first, `enter a year from ${foundedYears.first}`);

/** POST …/projects adds a project. */
export const projectBodySchema = z.strictObject({
  title: lineOf(listingLengths.projectTitle),
  text: textOf(listingLengths.projectText).default(''),
  service: projectFactsShape.service.default(null),
  poolType: projectFactsShape.poolType.default(null),
  sizeBand: projectFactsShape.sizeBand.default(null),
  costBand: projectFactsShape.costBand.default(null),
  builtOn: builtOn.nullable().default(null),
  months: z
    .int('enter a whole number')
    .min(projectMonths.min, `enter ${projectMonths.min} or more`)
    .max(projectMonths.max, `enter at most ${projectMonths.max}`)
    .nullable()
    .default(null),
  photoIds: z
    .array(z.uuid())
    .max(mostPhotosOfProject, `choose at most ${mostPhotosOfProject} photos`)
    .transform((ids) => [...new Set(ids)])
    .default([]),
});
export type ProjectBody = z.input<typeof projectBodySchema>;
export type ProjectContent = z.output<typeof projectBodySchema>;

/** POST …/projects/{id} replaces the content of a project. `version` is the one that was seen; another one is a 409. */
export const projectEditSchema = projectBodySchema.extend({ version: z.int().positive().max(maxStoredInt) });
export type ProjectEdit = z.input<typeof projectEditSchema>;

/** POST …/projects/order: every project once, in the order in which they are to be shown. */
export const projectOrderBodySchema = z.object({
  ids: z.array(z.int().positive().max(maxStoredInt)).max(mostProjects),
});
export type ProjectOrderBody = z.infer<typeof projectOrderBodySchema>;
