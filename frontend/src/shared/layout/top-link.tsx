import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefersReducedMotion } from '../lib/reduced-motion.js';
import { Link, type LinkProps } from '../ui/link.js';

/** Beyond this position the page scrolls to its top before the navigation (docs/rules.md#header-links). */
const thresholdPx = 50;
const delayMs = 100;

/**
 * What a link in the header does if the page is scrolled: a smooth scroll to the top, a short wait, then the new page.
 */
export function useTopNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent, to: LinkProps['to']) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || window.scrollY <= thresholdPx) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    window.setTimeout(() => void navigate(to), delayMs);
  };
}

/** A link that scrolls the page to its top first. */
export function TopLink({ onClick, ...link }: LinkProps) {
  const goTo = useTopNavigation();
  return (
    <Link
      {...link}
      onClick={(event) => {
        onClick?.(event);
        goTo(event, link.to);
      }}
    />
  );
}
