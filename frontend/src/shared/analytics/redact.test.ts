import { expect, it } from 'vitest';
import { libraryProperties, redact } from './redact.js';

const secrets = {
  $current_url: 'https://poolpros.example/verify-review/secret?q=words',
  $pathname: '/verify-review/secret',
  $host: 'poolpros.example',
  $referrer: 'https://elsewhere.example/?q=words',
  $referring_domain: 'elsewhere.example',
  $initial_current_url: 'https://poolpros.example/?token=secret',
  $session_entry_url: 'https://poolpros.example/?token=secret',
  $prev_pageview_pathname: '/verify-review/secret',
  utm_source: 'words',
  gclid: 'secret',
  ph_keyword: 'words',
  title: 'words',
  $raw_user_agent: 'words',
};
const library = { token: 'k', distinct_id: 'v', $session_id: 's', $browser: 'Chrome' };
const resultOf = (event: string) => ({ uuid: 'u', event, properties: { ...secrets, ...library } });
const nothing = { event: null, person: null, page: null };

it('lets leave what the wrapper gave and what the library may add, and nothing else', () => {
  const given = { $current_url: 'https://poolpros.example/us', route: '/us' };
  expect(redact(resultOf('$pageview'), { ...nothing, event: { name: '$pageview', properties: given } })).toEqual({
    uuid: 'u',
    event: '$pageview',
    properties: { ...library, ...given, $geoip_disable: true },
  });
});

it('gives leaving a page the address that its view had', () => {
  const page = { $current_url: 'https://poolpros.example/us', route: '/us' };
  expect(redact(resultOf('$pageleave'), { ...nothing, page })?.properties).toEqual({
    ...library,
    ...page,
    $geoip_disable: true,
  });
});

it('sends of a person what the wrapper gave, and nothing of how they came', () => {
  const result = { ...resultOf('$identify'), $set: { $referrer: 'words' }, $set_once: secrets };
  expect(redact(result, { ...nothing, person: { role: 'contractor' } })).toEqual({
    uuid: 'u',
    event: '$identify',
    properties: { ...library, $geoip_disable: true },
    $set: { role: 'contractor' },
  });
});

it.each(['$$client_ingestion_warning', '$exception', '$web_vitals', '$autocapture', 'survey shown'])(
  'keeps back the event %s of the library, also while another one is captured',
  (event) => {
    expect(redact(resultOf(event), nothing)).toBeNull();
    const during = { name: 'search_performed', properties: {} };
    expect(redact(resultOf(event), { ...nothing, event: during })).toBeNull();
  },
);

it('allows no property of the library that holds a URL, a path, a title or words', () => {
  expect(
    libraryProperties.filter((name) => /url|path|host|referr|title|utm|keyword|clid|user_agent/.test(name)),
  ).toEqual([]);
});
