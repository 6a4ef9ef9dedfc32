import { pagePaths } from '@poolpros/contracts/paths';
import { HelpList } from '../../features/legal-and-help/components/help-list.js';
import { OperatorContact } from '../../features/legal-and-help/components/operator.js';
import { help, helpUpdated } from '../../features/legal-and-help/help-articles.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';

export const description =
  'Questions and answers about searching for a pool contractor, writing to one, reviews, listing a business, your account and your data.';

export const Component = () => (
  <ReadingPage
    page="help"
    title="Help and support"
    lead="Short answers about searching, writing to a business, reviews, listings, accounts and data."
    {...(helpUpdated && { updated: helpUpdated })}
    contents={[...help, { id: 'write-to-us', title: 'Write to us' }]}
    next={{
      title: 'Looking for a contractor?',
      text: 'Type a place, a job or both. You do not need an account.',
      label: 'Search contractors',
      to: pagePaths.searchResults,
    }}
    related={['reviewsPolicy', 'forContractors', 'privacy', 'about']}
  >
    <HelpList />
    <section aria-labelledby="write-to-us">
      <h2 id="write-to-us">Write to us</h2>
      <OperatorContact />
      <p>There is no phone line or chat.</p>
    </section>
  </ReadingPage>
);
