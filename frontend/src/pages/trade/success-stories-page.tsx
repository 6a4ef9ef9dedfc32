import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/trade/success-stories.mdx?meta';
import { TradePage } from '../../features/trade/components/trade-page.js';
import { tradeTexts } from '../../features/trade/trade-texts.js';

export const { description } = meta.frontmatter;
export const loader = tradeTexts.loader(() => 'success-stories');

export const Component = () => (
  <TradePage
    page="successStories"
    lead="Told by contractors under their own name, with figures that can be counted, or not told at all."
    next={{
      title: 'Be the first',
      text: 'It begins with a page of your own and an answer to the first request.',
      label: 'List your business',
      to: pagePaths.listYourBusiness,
    }}
    related={['forContractors', 'pricing', 'reviewsPolicy', 'help']}
  />
);
