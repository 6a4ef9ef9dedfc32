import type { WebPage } from 'schema-dts';
import type { ShownSpecialization } from '../../entities/specializations/specialization.js';

/** A page about a specialization for machines (schema.org); `origin` is the absolute origin of the site. */
export const specializationData = (origin: string, specialization: ShownSpecialization): Exclude<WebPage, string> => ({
  '@type': 'WebPage',
  url: `${origin}${specialization.path}`,
  name: specialization.name,
  description: specialization.description,
  keywords: specialization.seoKeywords.join(', '),
  inLanguage: 'en-US',
  about: {
    '@type': 'Service',
    name: specialization.name,
    serviceType: specialization.name,
    audience: { '@type': 'Audience', audienceType: specialization.targetAudience },
  },
});
