import { useServices } from '../../../shared/lib/services.js';

/** A setting of who runs the site; only a copy that nobody else reads may have none. */
function Setting({ value, name }: { value: string | null; name: string }) {
  return value ?? <strong>({name} is not set)</strong>;
}

function Email({ value, name }: { value: string | null; name: string }) {
  return value ? <a href={`mailto:${value}`}>{value}</a> : <Setting value={value} name={name} />;
}

/** The email for questions about personal data. */
export function PrivacyEmail() {
  return <Email value={useServices().operator.privacyEmail} name="PRIVACY_EMAIL" />;
}

/** The agent for copyright notices (17 U.S.C. 512(c)). */
export function CopyrightAgent() {
  return <Setting value={useServices().operator.copyrightAgent} name="COPYRIGHT_AGENT" />;
}

/** Who runs the site, and the ways to reach them. */
export function OperatorContact() {
  const { name, address, email } = useServices().operator;
  return (
    <p>
      This site is run by <Setting value={name} name="OPERATOR_NAME" />,{' '}
      <Setting value={address} name="MAIL_POSTAL_ADDRESS" />. Write to <Email value={email} name="OPERATOR_EMAIL" />.
      Someone on our team reads every email.
    </p>
  );
}
