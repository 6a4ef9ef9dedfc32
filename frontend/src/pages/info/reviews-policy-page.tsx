import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/trade/reviews-policy.mdx?meta';
import { TradePage } from '../../features/trade/components/trade-page.js';
import { tradeTexts } from '../../features/trade/trade-texts.js';

export const { description } = meta.frontmatter;
export const loader = tradeTexts.loader(() => 'reviews-policy');

export const Component = () => (
  <TradePage
    page="reviewsPolicy"
    lead="How a review gets published, what it counts for, and who can take it down."
    next={{
      title: 'Had work done?',
      text: 'Find the business, open its page and press “Write a review”.',
      label: 'Find the business',
      to: pagePaths.searchResults,
    }}
    related={['help', 'terms', 'privacy', 'about']}
  />
);
