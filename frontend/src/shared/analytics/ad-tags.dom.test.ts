import { afterEach, expect, it, vi } from 'vitest';
import { keepForTags, tellAdTags, tellKept } from './ad-tags.js';

afterEach(() => {
  delete window.fbq;
  delete window.gtag;
  delete window.lintrk;
  sessionStorage.clear();
});

const withTags = () => {
  const tags = { gtag: vi.fn(), fbq: vi.fn(), lintrk: vi.fn() };
  Object.assign(window, tags);
  return tags;
};

it('tells each tag by the name it knows, and nothing that a visitor searched for', () => {
  const tags = withTags();
  tellAdTags('search_performed', { search_location: 'Austin, TX', service_type: 'all', results_count: 3 });
  expect(tags.gtag).toHaveBeenCalledExactlyOnceWith('event', 'search', { event_category: 'search' });
  expect(tags.fbq).toHaveBeenCalledExactlyOnceWith('track', 'Search');
  expect(tags.lintrk).toHaveBeenCalledExactlyOnceWith('track', { event: 'search' });
});

it('tells the insight tag about conversions as such', () => {
  const { lintrk } = withTags();
  for (const event of ['form_submit', 'contact_form_submitted', 'contractor_signup']) tellAdTags(event, {});
  expect(lintrk.mock.calls.map(([, sent]) => sent)).toEqual([
    { conversion_id: 'form_submit' },
    { conversion_id: 'contact_contractor' },
    { conversion_id: 'signup' },
  ]);
});

it('tells only the ad tag what happens on a page from second to second', () => {
  const tags = withTags();
  tellAdTags('user_heartbeat', { category: 'session', label: 'usHome', value: 30 });
  expect(tags.gtag).toHaveBeenCalledExactlyOnceWith('event', 'user_heartbeat', {
    event_category: 'session',
    event_label: 'usHome',
    value: 30,
  });
  expect(tags.fbq).not.toHaveBeenCalled();
  expect(tags.lintrk).not.toHaveBeenCalled();
});

it('keeps what has no row or no tag to itself', () => {
  const tags = withTags();
  for (const event of ['calculator_used', 'web_vitals', 'soft_404_detected', 'constructor']) tellAdTags(event, {});
  for (const tag of Object.values(tags)) expect(tag).not.toHaveBeenCalled();
});

it('stays silent without tags', () => {
  expect(() => tellAdTags('login', {})).not.toThrow();
});

it.each(['gtag', 'fbq', 'lintrk'] as const)('goes on with the others when %s throws', (broken) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tags = withTags();
  tags[broken].mockImplementation(() => {
    throw new Error('blocked');
  });
  tellAdTags('login', { label: 'password' });
  for (const tag of Object.values(tags)) expect(tag).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledExactlyOnceWith(`ad tag ${broken} failed`, new Error('blocked'));
});

it('keeps the names of what the networks count for a page with tags, up to 20, and tells them once', () => {
  const { fbq } = withTags();
  for (const event of ['user_interaction', 'web_vitals', 'unknown']) keepForTags(event, sessionStorage);
  expect(sessionStorage).toHaveLength(0);
  keepForTags('login', sessionStorage);
  for (let signup = 0; signup < 20; signup += 1) keepForTags('contractor_signup', sessionStorage);
  tellKept(sessionStorage);
  tellKept(sessionStorage);
  expect(fbq.mock.calls).toEqual(Array.from({ length: 20 }, () => ['track', 'CompleteRegistration']));
});
