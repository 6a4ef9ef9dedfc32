import { useParams } from 'react-router-dom';
import { FollowRequest } from '../../features/followed-request/components/follow-request.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap py-8 md:py-10">
      <FollowRequest token={token} />
    </div>
  );
}
