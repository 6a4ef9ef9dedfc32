import { RegisterForm } from '../../features/auth/components/register-form.js';

export const Component = () => <RegisterForm />;
