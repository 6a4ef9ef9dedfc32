/** The folder of the badges that businesses embed in their own sites. */
export const badgesRoot = '/badges';
/** The folder of the printable review cards of listings. */
export const reviewCardsRoot = '/review-cards';

export const badgeStyles = ['light', 'dark'] as const;
export type BadgeStyle = (typeof badgeStyles)[number];

/** Pixels in which a badge may be embedded, all of one shape. */
export const badgeSizes = {
  large: { width: 300, height: 96 },
  small: { width: 225, height: 72 },
} as const;
export type BadgeSize = keyof typeof badgeSizes;

/** Where the badge of a listing is. */
export const badgePath = (installerId: number, style: BadgeStyle): string =>
  `${badgesRoot}/${installerId}.svg${style === 'light' ? '' : `?style=${style}`}`;

/** Where the printable review cards of a listing are. */
export const reviewCardsPath = (installerId: number): string => `${reviewCardsRoot}/${installerId}.pdf`;

/**
 * How long a browser and the web server may keep the figures of a badge. Together they are less than the five minutes
 * after which a badge is right (docs/rules.md#badge).
 */
export const badgeSeconds = { browser: 240, server: 50 } as const;
