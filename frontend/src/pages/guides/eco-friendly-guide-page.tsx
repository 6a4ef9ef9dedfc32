import { ecoGuide } from '../../../content/guides/eco-friendly.js';
import { EcoText } from '../../features/guides/components/eco-text.js';
import { ReadingGuide } from '../../features/guides/components/reading-guide.js';

export const { description } = ecoGuide;

const contents = [
  { id: 'savings', title: 'What each step saves a year' },
  ...[...ecoGuide.measures, ...ecoGuide.more].map(({ id, title }) => ({ id, title })),
];

export const Component = () => (
  <ReadingGuide page="ecoGuide" guide={ecoGuide} contents={contents}>
    <EcoText guide={ecoGuide} />
  </ReadingGuide>
);
