import { useSearchParams } from 'react-router-dom';
import { AcceptInvitation } from '../../features/listing-dashboard/components/accept-invitation.js';

export const Component = () => <AcceptInvitation token={useSearchParams()[0].get('token') ?? ''} />;
