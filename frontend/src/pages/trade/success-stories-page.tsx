import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/trade/success-stories.mdx?meta';
import { TradePage } from '../../features/trade/components/trade-page.js';
import { tradeTexts } from '../../features/trade/trade-texts.js';

export const { description } = meta.frontmatter;
export const loader = tradeTexts.loader(() => 'success-stories');

export const Component = () => (
  <TradePage
    page="successStories"
    lead="Contractors’ own stories, under their own names, with figures we can count."
    next={{
      title: 'Be the first',
      text: 'Start with your own page and answer your first request.',
      label: 'List your business',
      to: pagePaths.listYourBusiness,
    }}
    related={['forContractors', 'pricing', 'reviewsPolicy', 'help']}
  />
);
