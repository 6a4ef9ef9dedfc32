import { type MapView, mapSizes } from '@poolpros/contracts/map-view';
import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, type LucideIcon, Minus, Plus } from 'lucide-react';
import { type Direction, type Move, towards, zoomStep } from './use-map-gestures.js';
import { canZoomIn, canZoomOut, zoomed } from './view.js';

const arrows: { to: Direction; label: string; icon: LucideIcon; place: string }[] = [
  { to: 'ArrowUp', label: 'Move up', icon: ChevronUp, place: 'col-start-2' },
  { to: 'ArrowLeft', label: 'Move left', icon: ChevronLeft, place: 'col-start-1 row-start-2' },
  { to: 'ArrowRight', label: 'Move right', icon: ChevronRight, place: 'col-start-3 row-start-2' },
  { to: 'ArrowDown', label: 'Move down', icon: ChevronDown, place: 'col-start-2 row-start-3' },
];

/** Zoom and arrows, so that nothing needs a drag. On the narrow map the arrows wait for the pointer or the focus. */
export function MapControls({ view, move }: { view: MapView; move: Move }) {
  const narrow = isNarrow(view);
  return (
    <>
      <div className="absolute top-9 left-2 z-30 grid overflow-clip rounded-[8px] border border-rule bg-surface">
        <MapButton
          label="Zoom in"
          icon={Plus}
          off={!canZoomIn(view)}
          onPress={() => move((current) => zoomed(current, 1 / zoomStep))}
        />
        <MapButton
          label="Zoom out"
          icon={Minus}
          off={!canZoomOut(view)}
          onPress={() => move((current) => zoomed(current, zoomStep))}
        />
      </div>
      <div
        className={clsx(
          'pointer-events-none absolute right-2 z-30 grid grid-cols-3',
          narrow ? 'bottom-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100' : 'bottom-9',
        )}
      >
        {arrows.map(({ to, label, icon, place }) => (
          <MapButton
            key={to}
            label={label}
            icon={icon}
            onPress={() => move(towards(to))}
            className={clsx('pointer-events-auto rounded-full border border-rule bg-surface/90', place)}
          />
        ))}
      </div>
    </>
  );
}

/** Whether the map is as narrow as a column beside the list. */
export const isNarrow = ({ width }: MapView): boolean => width <= mapSizes.narrow.width;

interface MapButtonProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  off?: boolean;
  className?: string;
}

function MapButton({ label, icon: Icon, onPress, off = false, className }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
      className={clsx(
        'grid size-11 place-items-center text-pool-800 hover:bg-pool-50 aria-disabled:text-muted aria-disabled:opacity-50',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
