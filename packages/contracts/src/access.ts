/** New ways to access a business. Its owners get a mail about each (docs/rules.md#access-mails). */
export const accessKinds = ['key', 'hook', 'member', 'owner'] as const;
export type AccessKind = (typeof accessKinds)[number];
