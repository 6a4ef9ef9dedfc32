import { useParams } from 'react-router-dom';
import { ConfirmEmail } from '../../features/auth/components/confirm-email.js';

export function Component() {
  const { token = '' } = useParams();
  return <ConfirmEmail token={token} />;
}
