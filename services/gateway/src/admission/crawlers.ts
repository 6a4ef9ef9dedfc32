/**
 * The crawlers that ask for most pages, by a part of their user agent: search engines, previews of links, collectors of
 * texts for models, and companies that sell figures about links.
 */
const crawlers = [
  'Googlebot',
  'GoogleOther',
  'Google-Extended',
  'bingbot',
  'Applebot',
  'DuckDuckBot',
  'YandexBot',
  'Baiduspider',
  'PetalBot',
  'Amazonbot',
  'facebookexternalhit',
  'meta-externalagent',
  'LinkedInBot',
  'Twitterbot',
  'Slackbot',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
  'CCBot',
  'Bytespider',
  'AhrefsBot',
  'SemrushBot',
  'MJ12bot',
  'DotBot',
];

const named = new RegExp(crawlers.join('|'), 'i');

/** Whether a user agent says that it is a known crawler. */
export const isCrawler = (userAgent: string | undefined): boolean => userAgent !== undefined && named.test(userAgent);
