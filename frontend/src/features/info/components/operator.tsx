import { useServices } from '../../../shared/lib/services.js';

/** The email that a person reads. */
export function OperatorEmail() {
  const { email } = useServices().operator;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** Who runs the site, and the ways to reach them. */
export function OperatorContact() {
  const { name, address } = useServices().operator;
  return (
    <p>
      This site is run by {name}, {address}. Write to <OperatorEmail />: a person reads it, whoever sends it.
    </p>
  );
}
