import { comparison } from '../../../content/guides/comparisons/saltwater-vs-chlorine.js';
import { ComparisonPage } from '../../features/guides/components/comparison-page.js';

export const { description } = comparison;
export const dates = comparison;

export const Component = () => <ComparisonPage page="saltwaterVsChlorine" comparison={comparison} />;
