import { analyticsShape, callerShape, httpShape, metricsShape, origin, publicUrlShape } from '@poolpros/chassis/config';
import * as z from 'zod';

const socialLinksSchema = z.array(z.object({ label: z.string().min(1), url: z.url({ protocol: /^https$/ }) }));

/** `label=URL` of each profile, separated by commas. */
const socialLinks = z
  .string()
  .default('')
  .transform((value, context) => {
    const links = value
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [label = '', ...url] = entry.split('=');
        return { label: label.trim(), url: url.join('=').trim() };
      });
    const parsed = socialLinksSchema.safeParse(links);
    if (parsed.success) return parsed.data;
    context.addIssue('must look like Video channel=https://video.example/us,Photos=https://photos.example/us');
    return z.NEVER;
  });

export const configSchema = z.object({
  ...httpShape,
  ...metricsShape,
  ...publicUrlShape,
  ...callerShape,
  ...analyticsShape,
  SOCIAL_LINKS: socialLinks.describe('profiles of the product elsewhere, which the footer links'),
  OPERATOR_NAME: z.string().min(1).max(200).describe('legal name of who runs the site'),
  OPERATOR_EMAIL: z.email('must be an email').describe('email that a person reads'),
  MAIL_POSTAL_ADDRESS: z.string().min(1).max(200).describe('postal address of who runs the site'),
  API_URL: origin.describe('origin of the gateway as the web server reads it'),
});
export type Config = z.output<typeof configSchema>;
