import meta from '../../../content/care/saunas-steam-rooms.mdx?meta';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { Saunas } from '../../features/spa-and-sauna-guides/components/saunas.js';
import { spaAndSaunaLoader } from '../../features/spa-and-sauna-guides/guide-loader.js';

export const { description } = meta.frontmatter;
export const dates = meta.frontmatter;

export const loader = spaAndSaunaLoader('saunas-steam-rooms', 'sauna-steam');

export function Component() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <Saunas onContact={contact} />
      {dialog}
    </>
  );
}
