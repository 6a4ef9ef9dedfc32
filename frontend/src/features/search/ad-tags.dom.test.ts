import { afterEach, expect, it, vi } from 'vitest';
import { tellAdTags } from './ad-tags.js';

afterEach(() => {
  delete window.fbq;
  delete window.gtag;
});

it('tells the pixel and the ad tag about a search by the names they know', () => {
  window.fbq = vi.fn();
  window.gtag = vi.fn();
  tellAdTags('search');
  expect(window.fbq).toHaveBeenCalledExactlyOnceWith('track', 'Search');
  expect(window.gtag).toHaveBeenCalledExactlyOnceWith('event', 'search');
});

it('stays silent without tags', () => {
  expect(() => tellAdTags('search')).not.toThrow();
});
