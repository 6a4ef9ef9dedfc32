import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/for-contractors/marketing-tools.mdx?meta';
import { TextPage } from '../../features/for-contractors/components/text-page.js';
import { contractorTexts } from '../../features/for-contractors/contractor-texts.js';
import { exampleQuery } from '../../features/marketing-tools/api.js';
import { BadgeExample } from '../../features/marketing-tools/components/badge-example.js';
import type { PageModule } from '../page-module.js';

export const { description } = meta.frontmatter;

const textLoader = contractorTexts.loader(() => 'marketing-tools');

export const loader: PageModule['loader'] = (services) => {
  const load = textLoader(services);
  return async (args, context) => {
    await services.queryClient.prefetchQuery(exampleQuery);
    return load(args, context);
  };
};

export const Component = () => (
  <TextPage
    page="marketingTools"
    lead="A badge, a review link, cards to print and messages to send. They are free on every plan."
    first={{
      contents: [{ id: 'example', title: 'What the badge looks like' }],
      body: (
        <>
          <h2 id="example" className="mt-0">
            What the badge looks like
          </h2>
          <BadgeExample />
        </>
      ),
    }}
    next={{
      title: 'Get yours',
      text: 'Log in, select your business and choose “Marketing tools” from the menu.',
      label: 'Log in',
      to: pagePaths.login,
    }}
    related={['forContractors', 'requestClaim', 'listYourBusiness', 'reviewsPolicy']}
  />
);
