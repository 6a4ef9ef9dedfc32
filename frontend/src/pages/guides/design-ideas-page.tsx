import { designIdeas } from '../../../content/guides/design-ideas.js';
import { GuidePage } from '../../features/guides/components/guide-page.js';
import { Sections } from '../../features/guides/components/guide-parts.js';
import { PlanList } from '../../features/guides/components/plan-list.js';

export const { description } = designIdeas;
export const dates = designIdeas;

export const Component = () => (
  <GuidePage page="designIdeas" guide={designIdeas}>
    <PlanList />
    <Sections sections={designIdeas.sections} />
  </GuidePage>
);
