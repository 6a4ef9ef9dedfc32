import { useSearchParams } from 'react-router-dom';
import { ProfilePreview } from '../../features/installer/components/profile-preview.js';
import { BusinessPreview } from '../../features/submission/components/business-preview.js';

export function Component() {
  const [params] = useSearchParams();
  return (
    <BusinessPreview reference={params.get('token') ?? params.get('submission')}>
      {(installer) => <ProfilePreview installer={installer} />}
    </BusinessPreview>
  );
}
