import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { Viewer } from '../../../shared/ui/viewer.js';
import type { Pictured } from '../photos.js';

export interface PhotoViewerProps {
  title: string;
  pictures: readonly Pictured[];
  /** They are drawings in place of photos. */
  isDrawn: boolean;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The photos of a business one at a time, round and round. */
export function PhotoViewer({ title, pictures, isDrawn, shown, onShow, onClose }: PhotoViewerProps) {
  const picture = pictures[shown];
  if (!picture) return null;
  const count = pictures.length;
  const foot = isDrawn
    ? 'Illustrations, not this business’s work. Its project photos will appear here once added.'
    : picture.alt;
  return (
    <Viewer
      title={title}
      place={`${isDrawn ? 'Illustration' : 'Photo'} ${shown + 1} of ${count}`}
      onStep={count > 1 ? (step) => onShow((shown + step + count) % count) : undefined}
      onClose={onClose}
      foot={foot && <p className="type-small px-4 py-3 text-soft">{foot}</p>}
    >
      <InstallerPicture
        key={shown}
        installer={picture}
        eager
        sizes="min(100vw, 1120px)"
        className="aspect-4/3 h-auto w-full object-contain! bg-surface-quiet"
      />
    </Viewer>
  );
}
