import { useParams } from 'react-router-dom';
import { VerifyReview } from '../../features/reviews/components/verify-review.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <VerifyReview token={token} />
    </div>
  );
}
