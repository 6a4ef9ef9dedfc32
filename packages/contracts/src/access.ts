/** Ways into a business that its owners are told of (docs/rules.md#access-mails). */
export const accessKinds = ['key', 'hook', 'member', 'owner'] as const;
export type AccessKind = (typeof accessKinds)[number];
