import { pagePaths } from '@poolpros/contracts/paths';
import { HelpList } from '../../features/info/components/help-list.js';
import { help, helpUpdated } from '../../features/info/help-articles.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';

export const description =
  'Questions and answers about searching for a pool contractor, writing to one, reviews, listing a business, your account and your data.';

export const Component = () => (
  <ReadingPage
    page="help"
    title="Help and support"
    lead="Short answers about searching, writing to a business, reviews, listings, accounts and data."
    {...(helpUpdated && { updated: helpUpdated })}
    contents={[...help, { id: 'more-help', title: 'Still stuck?' }]}
    next={{
      title: 'Looking for somebody?',
      text: 'Type a place, a job or both. You need no account.',
      label: 'Search contractors',
      to: pagePaths.searchResults,
    }}
    related={['reviewsPolicy', 'forContractors', 'privacy', 'about']}
  >
    <HelpList />
    <section aria-labelledby="more-help">
      <h2 id="more-help">Still stuck?</h2>
      <p>
        There is no phone line and no chat. Write to the address that our mails come from. Our postal address stands at
        the foot of every mail.
      </p>
    </section>
  </ReadingPage>
);
