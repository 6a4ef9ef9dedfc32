import { useParams } from 'react-router-dom';
import { UnlockLogin } from '../../features/auth/components/unlock-login.js';

export function Component() {
  const { token = '' } = useParams();
  return <UnlockLogin token={token} />;
}
