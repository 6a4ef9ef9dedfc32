import meta from '../../../content/care/spas-hot-tubs.mdx?meta';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { Spas } from '../../features/trade-guides/components/spas.js';
import { tradeLoader } from '../../features/trade-guides/trade-loader.js';

export const { description } = meta.frontmatter;

export const loader = tradeLoader('spas-hot-tubs', 'spa-hot-tub');

export function Component() {
  const { contact, dialog } = useContactDialog();
  return (
    <>
      <Spas onContact={contact} />
      {dialog}
    </>
  );
}
