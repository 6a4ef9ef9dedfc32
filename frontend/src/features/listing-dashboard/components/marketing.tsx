import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { shareTexts } from '../../../../content/for-contractors/share-texts.js';
import { useServices } from '../../../shared/lib/services.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { filledText } from '../marketing/share-text.js';
import type { TabProps } from '../tab.js';
import { CopyButton } from './copy-button.js';
import { MarketingBadge } from './marketing-badge.js';
import { MarketingReviewLink } from './marketing-review-link.js';

/** What a business uses outside this site to be found and reviewed. */
export function Marketing({ listing }: TabProps) {
  const { publicUrl } = useServices();
  const isOpen = listing.status === 'published' || listing.status === 'paused';
  const link = publicUrl + pathTo(pagePaths.writeReview, { installerId: listing.id });
  return (
    <>
      <h1 className="type-h1">Marketing tools</h1>
      <p className="text-soft">
        These tools are for your website, your truck and your customers.{' '}
        <Link to={pagePaths.marketingTools} className="link">
          See how to use them and what the rules are
        </Link>
      </p>
      <div className="mt-6 flex max-w-[56rem] flex-col gap-6">
        {isOpen ? (
          <>
            <MarketingBadge listing={listing} />
            <MarketingReviewLink installerId={listing.id} link={link} />
            <ShareTexts name={listing.name} link={link} />
          </>
        ) : (
          <Note tone="amber">
            <b className="font-semibold">Your page is not live, so there is nothing to share right now.</b> A badge on
            your site will not name your business in the meantime, and the review link will not take reviews. The tools
            will come back when your page does.
          </Note>
        )}
      </div>
    </>
  );
}

const ShareTexts = ({ name, link }: { name: string; link: string }) => (
  <Card>
    <h2 className="type-h3">Messages that ask for a review</h2>
    <p className="mt-1 text-soft">
      Ask every customer. Do not offer anything for a review, and do not ask for a certain number of stars.
    </p>
    <ul className="mt-4 flex flex-col divide-y divide-rule">
      {shareTexts.map(({ id, title, hint, text }) => {
        const filled = filledText(text, { name, link });
        return (
          <li key={id} className="flex flex-col items-start gap-3 py-5 last:pb-0">
            <div>
              <h3 className="type-h4">{title}</h3>
              <p className="type-small text-soft">{hint}</p>
            </div>
            <p className="w-full rounded-card bg-stone-100 p-4 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
              {filled}
            </p>
            <CopyButton text={filled} label={`Copy: ${title}`} next="Check it before you send it." />
          </li>
        );
      })}
    </ul>
  </Card>
);
