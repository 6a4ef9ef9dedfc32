import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/for-contractors/for-contractors.mdx?meta';
import { ContractorFacts } from '../../features/for-contractors/components/contractor-facts.js';
import { TextPage } from '../../features/for-contractors/components/text-page.js';
import { contractorTexts } from '../../features/for-contractors/contractor-texts.js';

export const { description } = meta.frontmatter;
export const loader = contractorTexts.loader(() => 'for-contractors');

export const Component = () => (
  <TextPage
    page="forContractors"
    lead="Homeowners look for someone who does the work and covers their area. Here is what a listing gets you, and what it does not."
    first={{ contents: [], body: <ContractorFacts /> }}
    next={{
      title: 'List your business',
      text: 'Five minutes, no credit card. Someone on our team will read your listing and email you the decision.',
      label: 'Open the form',
      to: pagePaths.listYourBusiness,
    }}
    related={['pricing', 'marketingTools', 'reviewsPolicy', 'successStories', 'help']}
  />
);
