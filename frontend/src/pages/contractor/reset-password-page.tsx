import { useParams } from 'react-router-dom';
import { ResetPassword } from '../../features/auth/components/reset-password.js';

export function Component() {
  const { token = '' } = useParams();
  return <ResetPassword token={token} />;
}
