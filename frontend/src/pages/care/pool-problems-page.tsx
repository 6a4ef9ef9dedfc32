import { problemsDates } from '../../../content/care/problems.js';
import { problemsPage } from '../../../content/care/problems-page.js';

export { PoolProblems as Component } from '../../features/care/components/pool-problems.js';

export const { description } = problemsPage;

export const dates = problemsDates;
