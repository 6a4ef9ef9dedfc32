import { ForgotPassword } from '../../features/auth/components/forgot-password.js';

export const Component = () => <ForgotPassword audience="contractor" />;
