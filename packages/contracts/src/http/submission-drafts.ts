import * as z from 'zod';
import { emailAddress, honeypotShape, linkToken } from '../text.js';

/** Characters of a draft as JSON: every field of the form at its longest. */
const longestForm = 30_000;

/** A form as it is filled in, with all its mistakes. Only the form that wrote it reads it, and that field by field. */
const unfinishedForm = z
  .record(z.string().max(40), z.unknown())
  .refine((form) => JSON.stringify(form).length <= longestForm, 'leave out some of the text');

const draftShape = { form: unfinishedForm, step: z.int().min(0).max(9) };

/** POST /api/submission-drafts: keeps a draft and mails its link. */
export const draftBodySchema = z.object({ email: emailAddress, ...draftShape, ...honeypotShape });
export type DraftBody = z.input<typeof draftBodySchema>;

/** POST /api/submission-drafts/save: keeps the draft of a mailed link as it is now. */
export const savedDraftBodySchema = z.object({ token: linkToken, ...draftShape });
export type SavedDraftBody = z.input<typeof savedDraftBodySchema>;

export const draftKeptSchema = z.object({ savedAt: z.iso.datetime(), keptUntil: z.iso.datetime() });
export type DraftKept = z.infer<typeof draftKeptSchema>;

/** POST /api/submission-drafts/open: the draft of a mailed link; nothing changes. */
export const openedDraftSchema = draftKeptSchema.extend({ form: z.record(z.string(), z.unknown()), step: z.int() });
export type OpenedDraft = z.infer<typeof openedDraftSchema>;
