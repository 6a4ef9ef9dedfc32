import meta from '../../../content/specializations/eco-friendly-pools.mdx?meta';
import { oneSpecialization } from './one-specialization.js';

export const { description } = meta.frontmatter;
export const { loader, Component } = oneSpecialization('eco-friendly-pools');
