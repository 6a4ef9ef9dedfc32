import { comparisonList } from '../../../content/guides/comparison-list.js';
import { ComparisonCards } from '../../features/guides/components/comparison-list.js';
import { GuidePage } from '../../features/guides/components/guide-page.js';
import { Sections } from '../../features/guides/components/guide-parts.js';

export const { description } = comparisonList;
export const dates = comparisonList;

export const Component = () => (
  <GuidePage page="poolComparisons" guide={comparisonList}>
    <ComparisonCards entries={comparisonList.entries} />
    <Sections sections={comparisonList.sections} />
  </GuidePage>
);
