import { Shield } from 'lucide-react';
import { Panel } from '../../components/ui/panel.js';
import { LoginForm } from '../../features/auth/components/login-form.js';
import { Seo } from '../../lib/seo.js';

export function Component() {
  return (
    <>
      <Seo title="Admin login" noindex />
      <Panel marker="Admin console" icon={Shield} title="Admin login" staff>
        <p className="text-soft">Staff only. Every entry is logged.</p>
        <LoginForm audience="admin" />
      </Panel>
    </>
  );
}
