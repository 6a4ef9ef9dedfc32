import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { IconButton } from '../../shared/ui/button.js';

export interface PlaceButtonsProps {
  /** What is moved: `photo`. */
  noun?: string;
  /** Its place among `count`, from 1. */
  place: number;
  count: number;
  /** Whether one press makes it the first one. */
  canLead?: boolean;
  /** To another place, from 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves a photo or another thing among the others, or removes it. Disabled buttons keep the focus. */
export function PlaceButtons({ noun = 'photo', place, count, canLead = false, onMove, onRemove }: PlaceButtonsProps) {
  const named = `${noun} ${place}`;
  const move = (label: string, to: number, possible: boolean) => ({
    label,
    'aria-disabled': !possible || undefined,
    className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
    onClick: () => possible && onMove(to),
  });
  return (
    <div className="-mx-2 mt-auto -mb-2 flex items-center">
      {canLead && (
        <IconButton {...move(`Make ${named} the first one`, 0, place > 1)}>
          <Star aria-hidden="true" className={clsx('size-5', place === 1 && 'fill-current')} strokeWidth={1.75} />
        </IconButton>
      )}
      <IconButton {...move(`Move ${named} forward`, place - 2, place > 1)}>
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      <IconButton {...move(`Move ${named} back`, place, place < count)}>
        <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      <IconButton label={`Remove ${named}`} className="ml-auto text-brick-700!" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
