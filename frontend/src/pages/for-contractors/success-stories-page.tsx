import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/for-contractors/success-stories.mdx?meta';
import { TextPage } from '../../features/for-contractors/components/text-page.js';
import { contractorTexts } from '../../features/for-contractors/contractor-texts.js';

export const { description } = meta.frontmatter;
export const loader = contractorTexts.loader(() => 'success-stories');

export const Component = () => (
  <TextPage
    page="successStories"
    lead="Contractors’ own stories, under their own names, with numbers we can verify."
    next={{
      title: 'Be the first',
      text: 'Start with your own page and answer your first request.',
      label: 'List your business',
      to: pagePaths.listYourBusiness,
    }}
    related={['forContractors', 'pricing', 'reviewsPolicy', 'help']}
  />
);
