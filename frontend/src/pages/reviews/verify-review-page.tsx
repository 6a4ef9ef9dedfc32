import { useParams } from 'react-router-dom';
import { VerifyReview } from '../../features/reviews/components/verify-review.js';
import { Seo } from '../../shared/lib/seo.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <Seo title="Confirm your review" noindex />
      <VerifyReview token={token} />
    </div>
  );
}
