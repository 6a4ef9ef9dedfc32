import { createHash } from 'node:crypto';

/** A contact request as stored. */
export interface ContactRequestRecord {
  id: string;
  installerId: number;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  status: 'new' | 'seen';
  dedupeHash: string;
  createdAt: Date;
  seenAt: Date | null;
}

/** Product rules 2.4: requests in 24 hours. */
export const contactLimits = { perMail: 10, perMailAndInstaller: 3 } as const;
/** Product rules 2.4: links a message may hold. */
export const maxLinks = 2;

/** Links in a text, written with a scheme or as a bare `www.` address. */
export const countLinks = (text: string): number => text.match(/https?:\/\/|(?<![/\w.])www\./gi)?.length ?? 0;

/** Equal for the same sender, installer and words; spacing and case do not matter. */
export function dedupeHash(request: { installerId: number; email: string; message: string }): string {
  const words = request.message.toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256')
    .update(JSON.stringify([request.email, request.installerId, words]))
    .digest('hex');
}
