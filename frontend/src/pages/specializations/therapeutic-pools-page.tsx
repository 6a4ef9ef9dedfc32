import meta from '../../../content/specializations/therapeutic-pools.mdx?meta';
import { oneSpecialization } from './one-specialization.js';

export const { description } = meta.frontmatter;
export const { loader, Component } = oneSpecialization('therapeutic-pools');
