import { useParams } from 'react-router-dom';
import { StopMails } from '../../features/legal-and-help/stop-mails.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <StopMails token={token} />
    </div>
  );
}
