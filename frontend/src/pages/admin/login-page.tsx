import { Shield } from 'lucide-react';
import { LoginForm } from '../../features/auth/components/login-form.js';
import { forgotPasswordPaths } from '../../features/auth/paths.js';
import { Link } from '../../shared/ui/link.js';
import { Panel } from '../../shared/ui/panel.js';

export function Component() {
  return (
    <Panel marker="Admin console" icon={Shield} title="Admin login" staff>
      <p className="text-soft">Staff only. Every login is recorded.</p>
      <LoginForm audience="admin" />
      <Link to={forgotPasswordPaths.admin} className="link self-start text-sm font-semibold pointer-coarse:py-3">
        Forgot password?
      </Link>
    </Panel>
  );
}
