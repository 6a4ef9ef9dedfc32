import { ecoGuide } from '../../../content/guides/eco-friendly.js';
import { EcoText } from '../../features/guides/components/eco-text.js';
import { GuidePage } from '../../features/guides/components/guide-page.js';

export const { description } = ecoGuide;
export const dates = ecoGuide;

const contents = [
  { id: 'savings', title: 'What each step saves a year' },
  ...[...ecoGuide.measures, ...ecoGuide.more].map(({ id, title }) => ({ id, title })),
];

export const Component = () => (
  <GuidePage page="ecoGuide" guide={ecoGuide} contents={contents}>
    <EcoText guide={ecoGuide} />
  </GuidePage>
);
