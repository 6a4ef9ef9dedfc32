import { comparison } from '../../../content/guides/comparisons/vinyl-vs-fiberglass.js';
import { ComparisonPage } from '../../features/guides/components/comparison-page.js';

export const { description } = comparison;
export const dates = comparison;

export const Component = () => <ComparisonPage page="vinylVsFiberglass" comparison={comparison} />;
