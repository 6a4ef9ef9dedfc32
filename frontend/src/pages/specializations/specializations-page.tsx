import meta from '../../../content/specializations/which-one.mdx?meta';
import { specializationTexts } from '../../features/specializations/specialization-texts.js';

export const { description } = meta.frontmatter;
export const loader = specializationTexts.loader(() => 'which-one');
export { SpecializationList as Component } from '../../features/specializations/components/specialization-list.js';
