import { comparisonList } from '../../../content/guides/comparison-list.js';
import { ComparisonCards } from '../../features/guides/components/comparison-list.js';
import { GuideFrame } from '../../features/guides/components/guide-frame.js';
import { Sections } from '../../features/guides/components/guide-parts.js';

export const { description } = comparisonList;

export const Component = () => (
  <GuideFrame page="poolComparisons" guide={comparisonList}>
    <ComparisonCards entries={comparisonList.entries} />
    <Sections sections={comparisonList.sections} />
  </GuideFrame>
);
