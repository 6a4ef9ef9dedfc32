/** What the tags of advertising networks call an event: the ad tag, the social-ad pixel and the insight tag. */
interface TagNames {
  gtag: string;
  /** Absent if the pixel does not get it. */
  fbq?: string;
  /** Under which kind the insight tag gets it; absent if it does not. */
  lintrk?: 'conversion' | 'custom';
}

/** By the names under which an operator sets up goals. */
export const tagTable = {
  form_submit: { gtag: 'form_submit', fbq: 'Lead', lintrk: 'conversion' },
  contact_contractor: { gtag: 'generate_lead', fbq: 'Contact', lintrk: 'conversion' },
  view_content: { gtag: 'view_item', fbq: 'ViewContent', lintrk: 'custom' },
  search: { gtag: 'search', fbq: 'Search', lintrk: 'custom' },
  signup: { gtag: 'sign_up', fbq: 'CompleteRegistration', lintrk: 'conversion' },
  login: { gtag: 'login', fbq: 'CustomizeProduct', lintrk: 'custom' },
  start_form: { gtag: 'form_start', fbq: 'InitiateCheckout', lintrk: 'custom' },
  session_start: { gtag: 'session_start' },
  user_heartbeat: { gtag: 'user_heartbeat' },
  page_focus: { gtag: 'page_focus' },
  page_blur: { gtag: 'page_blur' },
  user_interaction: { gtag: 'user_interaction' },
} as const satisfies Record<string, TagNames>;

export type TagName = keyof typeof tagTable;

interface EventRow {
  /** What fires it. */
  on: string;
  category: string;
  /** What its label is, or the keys of its own that it has instead. */
  has: string;
  /** Its row of the tag table; absent if no tag gets it. */
  tag?: TagName;
}

/** Every event, by the name under which analytics gets it (docs/rules.md#usage-events). */
export const eventTable = {
  session_start: { on: 'the first page of a tab', category: 'session', has: 'the page', tag: 'session_start' },
  user_heartbeat: {
    on: '30 s in which the page was visible',
    category: 'session',
    has: 'the page; value: seconds',
    tag: 'user_heartbeat',
  },
  page_focus: { on: 'the page is visible again', category: 'session', has: 'the page', tag: 'page_focus' },
  page_blur: {
    on: 'the page is hidden',
    category: 'session',
    has: 'the page; value: seconds for which it was visible',
    tag: 'page_blur',
  },
  user_interaction: {
    on: 'each click',
    category: 'interaction',
    has: 'role of the control, and its fixed name',
    tag: 'user_interaction',
  },
  view_content: { on: 'a profile or a guide is opened', category: 'content', has: 'the page', tag: 'view_content' },
  start_form: { on: 'the first field of a form is edited', category: 'form', has: 'the page', tag: 'start_form' },
  form_submit: { on: 'the server accepted a form', category: 'form', has: 'the page', tag: 'form_submit' },
  login: { on: 'a contractor signed in', category: 'account', has: 'password or passkey', tag: 'login' },
  contractor_signup: {
    on: 'a listing is confirmed by the link in its mail',
    category: 'account',
    has: 'contractor_id, business_name, location, services_count, services',
    tag: 'signup',
  },
  contact_form_submitted: {
    on: 'a request was sent',
    category: 'contact',
    has: 'contractor_id, contractor_name, customer_location, service_type',
    tag: 'contact_contractor',
  },
  search_performed: {
    on: 'a search has its number of results',
    category: 'search',
    has: 'search_location, service_type, results_count',
    tag: 'search',
  },
  calculator_used: {
    on: 'a changed result of a calculator that stood for a moment',
    category: 'calculator',
    has: 'calculator_type, and what its calculation names',
  },
  web_vitals: { on: 'a measure of the page is final', category: 'performance', has: 'the measure' },
  soft_404_detected: { on: 'a path without a page is opened', category: 'routing', has: 'the redacted path' },
  route_guardian_alert: { on: 'its third visit', category: 'routing', has: 'the redacted path' },
  route_guardian_critical: { on: 'its fifth visit', category: 'routing', has: 'the redacted path' },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof eventTable;

/** The row of an event; undefined for one that is not in the table. */
export const rowOf = (event: string): EventRow | undefined =>
  Object.hasOwn(eventTable, event) ? eventTable[event as EventName] : undefined;
