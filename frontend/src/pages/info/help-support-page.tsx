import { Sections } from '../../features/info/components/sections.js';
import { helpSections } from '../../features/info/help.js';
import { findContractor } from '../../features/info/next-steps.js';
import { ReadingPage } from '../../shared/reading/reading-page.js';

export const description =
  'Questions and answers about searching for a pool contractor, writing to one, reviews, listing a business and your account.';

export const Component = () => (
  <ReadingPage
    page="help"
    title="Help and support"
    lead="Short answers about searching, contacting a business, reviews and listings."
    contents={helpSections}
    next={findContractor}
    related={['about', 'costCalculator', 'listYourBusiness', 'privacy']}
  >
    <Sections sections={helpSections} />
  </ReadingPage>
);
