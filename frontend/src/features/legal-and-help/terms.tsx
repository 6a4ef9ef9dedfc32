import { comparedLimit } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from '../../shared/ui/link.js';
import { CopyrightAgent, OperatorContact } from './components/operator.js';
import type { InfoSection } from './components/sections.js';

/** What people agree to when they use the site. */
export const termsSections: readonly InfoSection[] = [
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          PoolPros is a directory of businesses in the United States. You may search it, read it, compare businesses and
          write to them, free of charge and without an account. Businesses may be listed in it free of charge.
        </p>
        <p>
          A contract for work is strictly between you and the business. We are not a contractor, a broker or an insurer,
          and we take no part in prices, payments, permits or disputes.
        </p>
      </>
    ),
  },
  {
    id: 'no-warranty',
    title: 'What we do not promise',
    body: (
      <>
        <p>
          Listings and reviews are the words of the people who wrote them. We do not check licenses or insurance yet.
          Check both yourself before you hire anyone.
        </p>
        <p>
          We work to keep the site accurate and available, but we cannot promise that it always will be. It is provided
          “as is,” to the extent the law allows.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages to businesses',
    body: (
      <ul>
        <li>Write only about work that you want done, and use your own name and email.</li>
        <li>One message goes to at most {comparedLimit} businesses, each chosen by you.</li>
        <li>Do not use the form for advertising, job applications or sales.</li>
      </ul>
    ),
  },
  {
    id: 'listings',
    title: 'Listings',
    body: (
      <ul>
        <li>List a business only if you are authorized to speak for it, and say only what is true.</li>
        <li>One listing for each place of business. We do not approve a second one for the same location.</li>
        <li>Keep the phone number and the location current; update them in your dashboard when they change.</li>
        <li>Use the requests that you get only to answer them. Do not share or sell the homeowner’s information.</li>
        <li>You let us show what you sent us, in the directory and in previews of its pages.</li>
      </ul>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <>
        <p>When you write a review, you confirm that</p>
        <ul>
          <li>it is your own experience with that business,</li>
          <li>nobody offered you anything for it or for its star rating, and</li>
          <li>you do not work for the business or a competitor, and nobody in your household does.</li>
        </ul>
        <p>
          Write about the work. Leave out the names of workers, phone numbers, insults and threats. You keep the rights
          to your words and let us show them here.
        </p>
        <p>
          A business may not buy reviews, write its own, offer anything for changing one, or keep customers from writing
          one.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        Keep your password private, and <Link to={pagePaths.forgotPassword}>set a new one</Link> if someone else may
        know it; that ends every open session. We may close an account that is used in violation of these terms.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use of the site',
    body: (
      <ul>
        <li>Bots may crawl the site at a rate that does not slow it down. Requests above our limits are refused.</li>
        <li>Do not try to access what is not meant for you, and do not disrupt the site for others.</li>
        <li>Do not copy the directory as a whole.</li>
      </ul>
    ),
  },
  {
    id: 'removal',
    title: 'What we take down',
    body: (
      <p>
        We may decline, pause or remove a listing or a review that breaks these terms or the law. Stars do not matter:
        we treat one-star and five-star reviews the same. If we decline a listing or take down a review, we email the
        reason to the person who sent it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change, so will the date at the top. How we handle your data is described in the{' '}
        <Link to={pagePaths.privacy}>privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who this agreement is with',
    body: (
      <>
        <OperatorContact />
        <p>
          Is a photo or text here yours, and is it being used without your permission? Write to our agent for copyright
          notices, <CopyrightAgent />, with a link to the page and proof that it is yours. We will take it down while we
          look into it.
        </p>
      </>
    ),
  },
];
