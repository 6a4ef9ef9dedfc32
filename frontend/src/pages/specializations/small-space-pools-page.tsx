import meta from '../../../content/specializations/small-space-pools.mdx?meta';
import { oneSpecialization } from './one-specialization.js';

export const { description } = meta.frontmatter;
export const { loader, Component } = oneSpecialization('small-space-pools');
