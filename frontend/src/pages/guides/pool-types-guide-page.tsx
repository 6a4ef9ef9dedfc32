import { poolTypesGuide } from '../../../content/guides/pool-types.js';
import { GuidePage } from '../../features/guides/components/guide-page.js';
import { PoolTypesText } from '../../features/guides/components/pool-types-text.js';

export const { description } = poolTypesGuide;
export const dates = poolTypesGuide;

const contents = [
  ...poolTypesGuide.types.map(({ type, title }) => ({ id: type, title })),
  { id: 'purposes', title: 'Pool sizes by use' },
  { id: 'price', title: 'What else moves the price' },
];

export const Component = () => (
  <GuidePage page="poolTypesGuide" guide={poolTypesGuide} contents={contents}>
    <PoolTypesText guide={poolTypesGuide} />
  </GuidePage>
);
