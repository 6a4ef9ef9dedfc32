import meta from '../../../content/care/spas-hot-tubs.mdx?meta';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { Spas } from '../../features/spa-and-sauna-guides/components/spas.js';
import { spaAndSaunaLoader } from '../../features/spa-and-sauna-guides/guide-loader.js';

export const { description } = meta.frontmatter;
export const dates = meta.frontmatter;

export const loader = spaAndSaunaLoader('spas-hot-tubs', 'spa-hot-tub');

export function Component() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <Spas onContact={contact} />
      {dialog}
    </>
  );
}
