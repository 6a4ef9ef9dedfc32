import { designIdeas } from '../../../content/guides/design-ideas.js';
import { GuideFrame } from '../../features/guides/components/guide-frame.js';
import { Sections } from '../../features/guides/components/guide-parts.js';
import { PlanList } from '../../features/guides/components/plan-list.js';

export const { description } = designIdeas;

export const Component = () => (
  <GuideFrame page="designIdeas" guide={designIdeas}>
    <PlanList />
    <Sections sections={designIdeas.sections} />
  </GuideFrame>
);
