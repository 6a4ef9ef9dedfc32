import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, Link as RouterLink, type To, useNavigate } from 'react-router-dom';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To;
}

/**
 * The relation to what a link leads to: a robot need not follow one to a search, an order or a choice, of which there is
 * no end and which no index keeps (docs/rules.md#endless-links). Pages of a list are followed.
 */
export function relTo(to: To): 'nofollow' | undefined {
  const query = typeof to === 'string' ? (to.split('#', 1)[0] ?? '').split('?')[1] : to.search?.slice(1);
  if (!query) return undefined;
  return /^page=\d+$/.test(query) ? undefined : 'nofollow';
}

/**
 * A link within the site. Nearly all lead to a path from its root, which needs nothing of the router until it is
 * followed; the router's own link resolves its path and listens to the location in each of a hundred links of a page.
 */
export function Link({ to, ...given }: LinkProps) {
  const link = { ...given, rel: given.rel ?? relTo(to) };
  if (typeof to === 'string' && to.startsWith('/')) return <PathLink {...link} href={to} />;
  return <RouterLink {...link} to={to} discover="none" />;
}

/** Whether a click opens the link in this window. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target);

type PathLinkProps = Omit<LinkProps, 'to'> & { href: string };

function PathLink({ href, replace, state, preventScrollReset, onClick, ...anchor }: PathLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, { replace: replace ?? href === pathname + search + hash, state, preventScrollReset });
  };
  return <a {...anchor} href={href} onClick={follow} />;
}
