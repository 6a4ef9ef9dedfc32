import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/trade/for-contractors.mdx?meta';
import { TradeFacts } from '../../features/trade/components/trade-facts.js';
import { TradePage } from '../../features/trade/components/trade-page.js';
import { tradeTexts } from '../../features/trade/trade-texts.js';

export const { description } = meta.frontmatter;
export const loader = tradeTexts.loader(() => 'for-contractors');

export const Component = () => (
  <TradePage
    page="forContractors"
    lead="Homeowners look for someone who does the work and covers their area. Here is what a listing gets you, and what it does not."
    first={{ contents: [], body: <TradeFacts /> }}
    next={{
      title: 'List your business',
      text: 'Five minutes, no card. A person reads it and emails you the decision.',
      label: 'Open the form',
      to: pagePaths.listYourBusiness,
    }}
    related={['pricing', 'reviewsPolicy', 'successStories', 'help']}
  />
);
