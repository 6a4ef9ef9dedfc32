import * as z from 'zod';
import type { LicenseKind } from './kinds.js';

/** What a state requires for one kind of work. A kind that is missing in a table is `unknown`. */
export const workRuleSchema = z.object({
  standing: z
    .enum(['license', 'registration', 'local_only', 'none', 'unknown'])
    .describe('local_only: the state does not license it, cities or counties may; none: the state requires nothing'),
  needs: z.string().optional().describe('what is required, with its article: "a C-53 license"'),
  to: z.string().optional().describe('the work in the words of the rule, where it is narrower than the kind'),
  from: z
    .object({ dollars: z.number(), over: z.boolean().describe('true: above the amount; false: from the amount on') })
    .optional()
    .describe('price of the job from which the rule holds'),
  yearly: z.number().optional().describe('dollars a year from which a contractor is covered'),
  employers: z.boolean().optional().describe('holds for contractors with employees only'),
  exemptIf: z
    .array(z.enum(['no_permit', 'no_employee']))
    .optional()
    .describe('what a job below the amount has to meet to be exempt'),
  hedged: z.boolean().optional().describe('nobody has confirmed it at its source: the sentence says so'),
  note: z.string().optional().describe('one more sentence, which does not name the state'),
});
export type WorkRule = z.infer<typeof workRuleSchema>;

/** The page with the rules of a state. */
export const licenseSourceSchema = z.object({
  url: z.url(),
  kind: z
    .enum(['official', 'copy', 'third_party'])
    .describe('page of the board or the legislature, copy of an official text, or what somebody else says'),
  read: z.iso.date(),
  by: z.enum(['register', 'us']).describe('a public register of state boards, or one of us'),
});
export type LicenseSource = z.infer<typeof licenseSourceSchema>;

/** What is known about the licenses of a state. */
export interface StateLicense {
  work: Partial<Record<LicenseKind, WorkRule>>;
  /** Whom to ask. */
  board: string;
  /** Where to look up a license. */
  lookup: string | null;
  /** Null if we have not read a page that says so. */
  source: LicenseSource | null;
}
