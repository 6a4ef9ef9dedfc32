import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { useState } from 'react';
import { hasOwnPicture, InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { picturesOf } from '../photos.js';

const photoViewer = onDemand(() => import('./photo-viewer.js').then(({ PhotoViewer }) => PhotoViewer));

/** Below the large one. */
const thumbnails = 4;

/** The photos of a business, the first one large; each opens the viewer. */
export function Photos({ installer }: { installer: InstallerDetail }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = picturesOf(installer);
  const [first = installer] = pictures;
  const isDrawn = !hasOwnPicture(first);
  const more = pictures.length - thumbnails;
  const noun = isDrawn ? 'illustration' : 'photo';
  const labelOf = (index: number) => `Open ${noun} ${index + 1} of ${pictures.length}`;
  const opener = {
    type: 'button',
    onPointerEnter: photoViewer.preload,
    onFocus: photoViewer.preload,
  } as const;
  return (
    <div>
      <div className="relative -mx-4 overflow-hidden md:mx-0 md:rounded-panel">
        <button
          {...opener}
          aria-label={labelOf(0)}
          onClick={() => setShown(0)}
          className="block w-full cursor-zoom-in -outline-offset-4!"
        >
          <InstallerPicture
            installer={first}
            eager
            sizes="(min-width: 768px) 440px, 100vw"
            className="aspect-16/10 h-auto w-full md:aspect-4/3"
          />
        </button>
        {!isDrawn && pictures.length > 1 && (
          <p className="pointer-events-none absolute right-3 bottom-3 rounded-[6px] bg-pool-950/82 px-2.5 py-1 text-xs text-white md:hidden">
            {pictures.length} photos
          </p>
        )}
        {isDrawn && (
          <p className="pointer-events-none absolute bottom-3 left-3 mr-3 rounded-[6px] bg-pool-950/82 px-2.5 py-1 text-xs text-white">
            Illustration. Project photos will appear here once added.
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-2 hidden grid-cols-4 gap-2 md:grid">
          {pictures.slice(0, thumbnails).map((picture, index) => (
            <li key={picture.imageUrl ?? picture.id} className="relative">
              <button
                {...opener}
                aria-label={labelOf(index)}
                onClick={() => setShown(index)}
                className="block w-full cursor-zoom-in overflow-hidden rounded-control"
              >
                <InstallerPicture installer={picture} className="aspect-16/10 h-auto w-full" />
              </button>
              {more > 0 && index === thumbnails - 1 && (
                <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-control bg-pool-950/62 font-semibold text-white">
                  +{more}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown !== null && (
        <photoViewer.Component
          title={installer.name}
          pictures={pictures}
          isDrawn={isDrawn}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
