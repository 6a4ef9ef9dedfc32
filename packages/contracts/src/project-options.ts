import { factQuestions, requestBudgets } from './request-options.js';

/** What a project cost: the bands in which homeowners say what they expect to spend. */
const { not_sure: _, ...costBands } = requestBudgets;
export const projectCosts = costBands;
export type ProjectCost = keyof typeof projectCosts;

/** How large the pool is: the bands of requests. */
const { unknown: __, ...sizeBands } = factQuestions.poolSize.options;
export const projectSizes = sizeBands;
export type ProjectSize = keyof typeof projectSizes;

/** Months that the work took. */
export const projectMonths = { min: 1, max: 60 } as const;

/** Where there is no limit of the plan: as many projects as a page can still show. */
export const mostProjects = 100;

/** Photos that one project shows. */
export const mostPhotosOfProject = 12;
