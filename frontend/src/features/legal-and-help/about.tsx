import { comparedLimit, ratingPrior, serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from '../../shared/ui/link.js';
import type { InfoSection } from './components/sections.js';

/** What the directory is, how it works and what it leaves to the reader. */
export const aboutSections: readonly InfoSection[] = [
  {
    id: 'what-it-is',
    title: 'What this is',
    body: (
      <>
        <p>
          PoolPros lists businesses in the United States that build, maintain and repair pools, spas, hot tubs, saunas
          and steam rooms. You search by location, distance, service and rating, read a business’s page, compare up to{' '}
          {comparedLimit} businesses side by side, and write to the ones you choose. You don’t need an account for any
          of it.
        </p>
        <p>
          We are a directory. We do not build pools, we do not send crews, and we are not a party to the contract that
          you sign with a business.
        </p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'How a business gets listed',
    body: (
      <>
        <p>
          A business fills out <Link to={pagePaths.listYourBusiness}>one form</Link> and confirms its email. Then a
          member of our staff reads the listing, checks for duplicates, and approves it or sends it back with a reason.
          We aim to decide within two business days. Our staff can also add businesses in bulk.
        </p>
        <p>Listings are free, and so is every request that comes through one.</p>
      </>
    ),
  },
  {
    id: 'checks',
    title: 'What we check, and what we do not',
    body: (
      <>
        <p>
          Before a listing goes live, we look at its text, its phone number and its location. We do not check licenses,
          insurance or people’s backgrounds yet, so no page here calls a business verified. Before you sign anything,
          ask for the license number and look it up with your state’s licensing board, and ask for a certificate of
          insurance.
        </p>
      </>
    ),
  },
  {
    id: 'order',
    title: 'How results are ordered',
    body: (
      <>
        <p>You choose the order: by distance, by rating, by the number of reviews or by name.</p>
        <p>
          Sorting by rating takes the number of reviews into account. It adds {ratingPrior.weight} reviews with{' '}
          {ratingPrior.mean} stars to the real ones, so that a single five-star review does not outrank forty very good
          ones. When businesses are tied, the one that usually replies faster comes first, then the nearer one.
          Businesses without reviews come last. No payment changes the order.
        </p>
        <p>
          A business is listed as near you when your address is within the service radius it has stated, or within{' '}
          {serviceRadiusMiles.default} miles if it has not stated one. Its card says which of the two applies.
        </p>
      </>
    ),
  },
  {
    id: 'requests',
    title: 'Where your message goes',
    body: (
      <p>
        To the businesses that you name or select, at most {comparedLimit}, and to nobody else. We do not sell requests,
        and no business pays to get yours. Their replies reach you by email and on a private page, and they never see
        your email.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'How reviews work',
    body: (
      <>
        <p>
          A review goes public once its author has opened the link in our email and pressed the button there. It is
          published as it was written, whether it has one star or five, and the business learns about it afterward, not
          before. Nobody can pay to have a review published or taken down.
        </p>
        <p>
          Only reviews of finished jobs count toward the star rating. Reviews of a quote, or of a message that nobody
          answered, are labeled as such and do not count.
        </p>
      </>
    ),
  },
];
