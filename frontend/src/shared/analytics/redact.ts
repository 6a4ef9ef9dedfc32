import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import type { Properties } from './analytics.js';

/**
 * What the library may add to an event. It knows more: the URL with its query, the title, the referrer, the page on which
 * the session began and what campaigns put into links, all of which may contain secrets or words.
 */
export const libraryProperties: readonly string[] = [
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$is_identified',
  '$process_person_profile',
  '$browser',
  '$browser_version',
  '$browser_language',
  '$os',
  '$os_version',
  '$device_type',
  '$timezone',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$pageview_id',
  '$prev_pageview_id',
  '$prev_pageview_duration',
  '$prev_pageview_max_scroll_percentage',
  '$feature_flag',
  '$feature_flag_response',
];

/** Events that the library captures by itself, or for a call that is no capture. */
const libraryEvents: readonly string[] = ['$pageleave', '$identify', '$set', '$feature_flag_called'];

/** What the wrapper gave the library. */
export interface Given {
  /** The event that is being captured, while which the library may capture one of its own. */
  event: { name: string; properties: Properties } | null;
  /** Properties of the person who is being identified or described. */
  person: Properties | null;
  /** Those of the last page view. */
  page: Properties | null;
}

/** The event with nothing but what the wrapper gave and what the library may add; null if it must not leave. */
export function redact(result: CaptureResult, { event, person, page }: Given): CaptureResult | null {
  const isGiven = event?.name === result.event;
  if (!isGiven && !libraryEvents.includes(result.event)) return null;
  const added = Object.entries(result.properties).filter(([name]) => libraryProperties.includes(name));
  const { uuid, timestamp } = result;
  return {
    uuid,
    event: result.event,
    properties: {
      ...(isGiven && event.properties),
      ...(result.event === '$pageleave' && page),
      ...Object.fromEntries(added),
      // The provider must not look up where the IP address is.
      $geoip_disable: true,
    },
    ...(person && { $set: person }),
    ...(timestamp && { timestamp }),
  };
}
