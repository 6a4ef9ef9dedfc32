/**
 * Maximum pixels of a photo, by sender. Members may send photos of a large camera; a small file can claim many times
 * that (docs/rules.md#added-photos).
 */
export const maxPixels = { member: 50_000_000, anonymous: 16_000_000 } as const;

/** Measured with sharp 0.35: the decoder of AVIF takes 19 bytes of memory per pixel, an interlaced picture up to 10. */
export const costlyPixels = { avif: 8_000_000, interlaced: 16_000_000 } as const;
