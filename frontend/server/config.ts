import {
  analyticsShape,
  callerShape,
  checkOperator,
  httpShape,
  metricsShape,
  operatorShape,
  origin,
  publicUrlShape,
  tagShape,
} from '@poolpros/chassis/config';
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

const shape = z.object({
  ...httpShape,
  ...metricsShape,
  ...publicUrlShape,
  ...callerShape,
  ...analyticsShape,
  ...tagShape,
  ...operatorShape,
  SOCIAL_LINKS: socialLinks.describe('profiles of the product elsewhere, which the footer links'),
  API_URL: origin.describe('origin of the gateway as the web server reads it'),
});
export const configSchema = shape.superRefine(checkOperator);
export type Config = z.output<typeof configSchema>;
