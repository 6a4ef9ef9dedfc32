import { useParams } from 'react-router-dom';
import { ResetPassword } from '../../features/auth/components/reset-password.js';
import { Seo } from '../../shared/lib/seo.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <Seo title="Choose a password" noindex />
      <ResetPassword token={token} />
    </>
  );
}
