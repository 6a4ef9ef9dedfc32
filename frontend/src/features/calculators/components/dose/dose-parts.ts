import { lazyPart } from '../../../../shared/lib/lazy-part.js';

/** What stands below the result or comes with the first reading, in files of their own (docs/adr/0032). */
export const doseSteps = lazyPart(() => import('./dose-steps.js').then((module) => module.DoseSteps));
export const doseArticle = lazyPart(() => import('./dose-article.js').then((module) => module.DoseArticle));
export const doseSafety = lazyPart(() => import('./dose-article.js').then((module) => module.DoseSafety));

export const loadDoseParts = (): Promise<unknown> =>
  Promise.all([doseSteps, doseArticle, doseSafety].map(({ load }) => load()));
