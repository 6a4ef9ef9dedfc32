import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { type BadgeSize, type BadgeStyle, badgePath, badgeSizes } from '@poolpros/contracts/marketing-files';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useServices } from '../../../shared/lib/services.js';
import { Card } from '../../../shared/ui/card.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { badgeCode } from '../marketing/badge-code.js';
import { CopyButton } from './copy-button.js';

const styles: { value: BadgeStyle; title: string; text: string }[] = [
  { value: 'light', title: 'Light', text: 'For a light page' },
  { value: 'dark', title: 'Dark', text: 'For a dark page or footer' },
];
const sizes: { value: BadgeSize; title: string; text: string }[] = [
  { value: 'large', title: 'Large', text: sizeText('large') },
  { value: 'small', title: 'Small', text: sizeText('small') },
];

function sizeText(size: BadgeSize): string {
  const { width, height } = badgeSizes[size];
  return `${width} by ${height} pixels`;
}

/** The badge in the chosen look, and the code that shows it on another site. */
export function MarketingBadge({ listing }: { listing: OwnListing }) {
  const { publicUrl } = useServices();
  const [style, setStyle] = useState<BadgeStyle>('light');
  const [size, setSize] = useState<BadgeSize>('large');
  const { width, height } = badgeSizes[size];
  const code = badgeCode(publicUrl, listing, { style, size });
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="type-h3">Badge for your website</h2>
        <p className="mt-1 text-soft">
          It shows your current rating, or that you are listed if you have no reviews yet. It updates within five
          minutes and links to your page.
        </p>
      </div>
      <RadioTiles
        legend="Color"
        name="badge-style"
        tiles={styles}
        value={style}
        onValueChange={(value) => setStyle(styles.find((each) => each.value === value)?.value ?? 'light')}
        across
      />
      <RadioTiles
        legend="Size"
        name="badge-size"
        tiles={sizes}
        value={size}
        onValueChange={(value) => setSize(sizes.find((each) => each.value === value)?.value ?? 'large')}
        across
      />
      <div
        className={clsx(
          'grid min-h-36 place-items-center rounded-card p-4',
          style === 'light' ? 'bg-stone-100' : 'bg-pool-950',
        )}
      >
        <img src={badgePath(listing.id, style)} width={width} height={height} alt="Your badge" className="h-auto" />
      </div>
      <div>
        <h3 className="type-small font-semibold">Code for your site</h3>
        <pre className="mt-2 rounded-card bg-stone-100 p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{code}</code>
        </pre>
        <p className="type-small mt-2 text-soft">
          The code is a link and a picture, without scripts or cookies. Paste it into the HTML of your site.
        </p>
      </div>
      <div>
        <CopyButton text={code} label="Copy the code" next="Paste it into the HTML of your site." />
      </div>
    </Card>
  );
}
