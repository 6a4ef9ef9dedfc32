import meta from '../../../content/care/saunas-steam-rooms.mdx?meta';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { Saunas } from '../../features/trade-guides/components/saunas.js';
import { tradeLoader } from '../../features/trade-guides/trade-loader.js';

export const { description } = meta.frontmatter;

export const loader = tradeLoader('saunas-steam-rooms', 'sauna-steam');

export function Component() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <Saunas onContact={contact} />
      {dialog}
    </>
  );
}
