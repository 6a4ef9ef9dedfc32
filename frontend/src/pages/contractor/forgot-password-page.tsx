import { ForgotPassword } from '../../features/auth/components/forgot-password.js';
import { Seo } from '../../shared/lib/seo.js';

export function Component() {
  return (
    <>
      <Seo title="Reset your password" noindex />
      <ForgotPassword audience="contractor" />
    </>
  );
}
