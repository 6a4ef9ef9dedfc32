import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/for-contractors/reviews-policy.mdx?meta';
import { TextPage } from '../../features/for-contractors/components/text-page.js';
import { contractorTexts } from '../../features/for-contractors/contractor-texts.js';

export const { description } = meta.frontmatter;
export const loader = contractorTexts.loader(() => 'reviews-policy');

export const Component = () => (
  <TextPage
    page="reviewsPolicy"
    lead="How a review gets published, what it counts toward, and who can take it down."
    next={{
      title: 'Had work done?',
      text: 'Find the business, open its page and press “Write a review.”',
      label: 'Find the business',
      to: pagePaths.searchResults,
    }}
    related={['help', 'terms', 'privacy', 'about']}
  />
);
