import { useParams } from 'react-router-dom';
import { AnsweredRequest } from '../../features/answered-request/components/answered-request.js';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap max-w-read! py-8 md:py-14">
      <AnsweredRequest token={token} />
    </div>
  );
}
