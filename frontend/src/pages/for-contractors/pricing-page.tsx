import { pagePaths } from '@poolpros/contracts/paths';
import meta from '../../../content/for-contractors/pricing.mdx?meta';
import { summaryQuery } from '../../entities/home/queries.js';
import { PlanTable } from '../../entities/plans/plan-table.js';
import { FoundingOffer } from '../../features/for-contractors/components/founding-offer.js';
import { TextPage } from '../../features/for-contractors/components/text-page.js';
import { contractorTexts } from '../../features/for-contractors/contractor-texts.js';
import type { PageModule } from '../page-module.js';

export const { description } = meta.frontmatter;

const textLoader = contractorTexts.loader(() => 'pricing');

export const loader: PageModule['loader'] = (services) => {
  const load = textLoader(services);
  return async (args, context) => {
    await services.queryClient.prefetchQuery(summaryQuery);
    return load(args, context);
  };
};

export const Component = () => (
  <TextPage
    page="pricing"
    lead="Listings and requests are free. A professional plan is coming; it is not for sale yet."
    first={{
      contents: [
        { id: 'plans', title: 'Free and pro' },
        { id: 'founding', title: 'Founding members' },
      ],
      body: (
        <>
          <h2 id="plans" className="mt-0">
            Free and pro
          </h2>
          <PlanTable />
          <FoundingOffer />
        </>
      ),
    }}
    next={{
      title: 'Start with the free plan',
      text: 'It includes everything you need to be found and to answer requests.',
      label: 'List your business',
      to: pagePaths.listYourBusiness,
    }}
    related={['forContractors', 'successStories', 'reviewsPolicy', 'terms']}
  />
);
