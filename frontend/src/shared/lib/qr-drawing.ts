/** A QR code as squares of one unit. */
export interface QrDrawing {
  /** Edge in units, with the border. */
  size: number;
  /** The dark squares as a path of SVG. */
  path: string;
  /** Column and row of each dark square. */
  dark: readonly (readonly [number, number])[];
}

/** ISO/IEC 18004: scanners need four free units around a printed code. */
const printedBorder = 4;

/** Draws the QR code of a text; loads the library for it. `printed` has the border and the redundancy for paper. */
export async function drawQr(text: string, printed = false): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, printed ? { ecc: 'M', border: printedBorder } : {});
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(''), dark };
}

/** The code as a file that any program opens; a unit is a millimeter. */
export const qrSvg = ({ size, path }: QrDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`;

const pixelsPerUnit = 24;

/** The code as PNG, large enough for a poster; null if the browser cannot draw it. */
export async function qrPng({ size, dark }: QrDrawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * pixelsPerUnit;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [x, y] of dark) context.fillRect(x * pixelsPerUnit, y * pixelsPerUnit, pixelsPerUnit, pixelsPerUnit);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
