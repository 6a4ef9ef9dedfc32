function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through npm test -- --e2e`);
  return value;
}

/** Where the product under test runs and who can sign in; set by `npm test`. */
export const product = {
  url: required('E2E_BASE_URL'),
  mailbox: required('E2E_MAILBOX_URL'),
  /** Where its processes keep their logs, their files and how they were started. */
  folder: required('E2E_FOLDER'),
  chromiumWithAutofill: required('E2E_CHROMIUM_WITH_AUTOFILL'),
  contractor: { email: 'demo.contractor@example.com', password: required('E2E_CONTRACTOR_PASSWORD') },
  admin: { email: 'demo.admin@example.com', password: required('E2E_ADMIN_PASSWORD') },
  /** For actions that require two of the staff. */
  secondAdmin: { email: 'second.admin@example.com', password: required('E2E_ADMIN_PASSWORD') },
};

/** A word that no other test uses, for names and emails. */
export const unique = (): string => Math.random().toString(36).slice(2, 10);
