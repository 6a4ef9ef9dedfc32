import { claimDays } from '@poolpros/contracts/claim-facts';
import { decisionDays } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { FindBusiness } from '../../features/claims/components/find-business.js';
import { PageTrail } from '../../shared/layout/page-trail.js';
import { ButtonLink } from '../../shared/ui/button.js';

export const description =
  'Your pool, spa or sauna business may have a page here already. Find it, show that it is yours, and answer its requests free.';

const ways = [
  ['Phone on the page', 'If it can get texts, we will text you six digits. Approved on the spot.*'],
  [
    'Email at your website’s domain',
    'We will email a link to an address at the domain of the website on the page. Approved on the spot.*',
  ],
  ['Code from us', `Ten characters by letter or phone, good for ${claimDays.code} days. Approved on the spot.*`],
  [
    'License',
    'Someone on our team compares the name on your state board’s record with the name on the page. Allow two business days.',
  ],
  [
    'Documents',
    'A certificate of insurance, a utility bill or a registration, read by our team and deleted later. Allow two business days.',
  ],
] as const;

export const Component = () => (
  <>
    <PageTrail page="requestClaim" />
    <div className="wrap grid gap-x-16 gap-y-10 pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <h1 className="type-h1">Claim your business’s page</h1>
        <p className="type-lead mt-3 mb-7 max-w-[38rem]">
          Your business may have a page here already. Claim it, and requests will come to you. It costs nothing.
        </p>
        <FindBusiness />
        <h2 className="type-h3 mt-10">How to prove that it is yours</h2>
        <dl className="mt-4 flex flex-col gap-4">
          {ways.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="type-small mt-4 max-w-[38rem] text-soft">
          * This applies if the page has no owner, nobody else is claiming it, and its phone, email and website have
          been the same for {claimDays.settled} days. Otherwise, someone on our team will decide within {decisionDays}{' '}
          business days.
        </p>
      </div>
      <aside aria-labelledby="what-you-get" className="self-start rounded-panel bg-surface-quiet p-5 md:p-6">
        <h2 id="what-you-get" className="type-h4">
          What you get
        </h2>
        <ul className="mt-3 flex list-[square] flex-col gap-2 pl-5 text-soft marker:text-pool-600">
          <li>Requests come to you, in the homeowner’s words</li>
          <li>A link customers use to review you</li>
          <li>A founding place while any are left</li>
        </ul>
        <h2 className="type-h4 mt-6">Not listed yet?</h2>
        <ButtonLink to={pagePaths.listYourBusiness} className="mt-3">
          List your business
        </ButtonLink>
        <h2 className="type-h4 mt-6">Already claimed it?</h2>
        <ButtonLink to={pagePaths.claim} className="mt-3">
          See your claims
        </ButtonLink>
      </aside>
    </div>
  </>
);
