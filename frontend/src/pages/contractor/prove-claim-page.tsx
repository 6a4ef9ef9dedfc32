import { useSearchParams } from 'react-router-dom';
import { ProveClaim } from '../../features/claims/components/prove-claim.js';

export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <ProveClaim token={token} />
    </div>
  );
}
