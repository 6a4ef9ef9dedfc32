import { useParams } from 'react-router-dom';
import { KeepAccount } from '../../features/auth/components/keep-account.js';

export function Component() {
  const { token = '' } = useParams();
  return <KeepAccount token={token} />;
}
