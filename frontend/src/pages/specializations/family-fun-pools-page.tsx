import meta from '../../../content/specializations/family-fun-pools.mdx?meta';
import { oneSpecialization } from './one-specialization.js';

export const { description } = meta.frontmatter;
export const { loader, Component } = oneSpecialization('family-fun-pools');
