import { clsx } from 'clsx';

/** The minimum distance between pins, in pixels, so that each can be pressed and its number read (WCAG 2.2, 2.5.8). */
export const pinsApart = { x: 26, y: 30 };

/** The size of a pin whose tip is on a point; its content is the number. */
export const pinClass =
  'absolute grid h-[34px] w-[26px] -translate-x-1/2 -translate-y-full cursor-pointer place-items-center rounded-[13px] pb-2';

/** A pin with its number; highlighted while the pointer is on its card. */
export function PinShape({ number, active }: { number: number; active: boolean }) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 26 34"
        className={clsx(
          'absolute inset-0 size-full stroke-white drop-shadow-[0_1px_2px_rgb(7_47_62/.35)]',
          active ? 'fill-cedar-600' : 'fill-pool-800',
        )}
      >
        <path d="M13 33C13 33 25 20.5 25 12.8A12 12 0 1 0 1 12.8C1 20.5 13 33 13 33Z" strokeWidth="1.5" />
      </svg>
      <span className="relative text-xs/none font-bold text-white tabular-nums">{number}</span>
    </>
  );
}

/** A share as a CSS length. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
