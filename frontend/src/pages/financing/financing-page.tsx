import { financingDates, financingPage } from '../../../content/financing/financing-page.js';

export { FinancingGuide as Component } from '../../features/financing/components/financing-guide.js';

export const { description } = financingPage;

export const dates = financingDates;
