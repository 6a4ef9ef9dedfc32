import meta from '../../../content/specializations/smart-automated-pools.mdx?meta';
import { oneSpecialization } from './one-specialization.js';

export const { description } = meta.frontmatter;
export const { loader, Component } = oneSpecialization('smart-automated-pools');
