import { comparison } from '../../../content/guides/comparisons/above-ground-vs-inground.js';
import { ComparisonPage } from '../../features/guides/components/comparison-page.js';

export const { description } = comparison;
export const dates = comparison;

export const Component = () => <ComparisonPage page="aboveGroundVsInground" comparison={comparison} />;
