import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { cardTexts } from '../../content/for-contractors/card-texts.js';
import { brand } from '../../src/shared/brand.js';
import { loadFonts } from '../fonts.js';
import { createTextRuns, type TextRuns } from './text-runs.js';

/** Points of 1/72 inch: US Letter, and a business card of 3.5 by 2 inches. */
const sheet = { width: 612, height: 792 };
const card = { width: 252, height: 144 };
const columns = 2;
const rows = 4;
/** Printers leave a quarter of an inch free at the edge; on a card the knife may be as far off. */
const margin = 18;
const qr = { size: 84, border: 4 };
const first = { x: (sheet.width - columns * card.width) / 2, y: (sheet.height - rows * card.height) / 2 };
const ink = '#0b2530';
const soft = '#44555c';

export interface CardListing {
  id: number;
  name: string;
}

/** A sheet of eight cards that ask customers for a review, as PDF, to be printed at full size and cut. */
export async function drawReviewCards({ id, name }: CardListing, publicUrl: string): Promise<Buffer> {
  const link = publicUrl + pathTo(pagePaths.writeReview, { installerId: id });
  const title = `Review cards for ${name}`;
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    lang: 'en-US',
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));

  const runs = createTextRuns(document, await loadFonts());
  const wide = sheet.width - 2 * first.x;
  runs.lines(title, { x: first.x, y: 40, width: wide, size: 13, weight: 700, color: ink, most: 1 });
  runs.lines(cardTexts.sheet, { x: first.x, y: 60, width: wide, size: 9, weight: 400, color: soft, most: 2 });
  drawCutMarks(document);
  const code = encode(link, { ecc: 'M', border: qr.border });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = { x: first.x + column * card.width, y: first.y + row * card.height };
      drawCard(document, runs, at, { name, link, code });
    }
  document.end();
  await ended;
  return Buffer.concat(parts);
}

interface Point {
  x: number;
  y: number;
}

function drawCard(
  document: PDFKit.PDFDocument,
  runs: TextRuns,
  { x, y }: Point,
  { name, link, code }: { name: string; link: string; code: ReturnType<typeof encode> },
): void {
  const left = x + margin;
  const width = card.width - 2 * margin - qr.size - 8;
  const below = runs.lines(name, { x: left, y: y + margin, width, size: 11, weight: 700, color: ink, most: 3 });
  const after = runs.lines(cardTexts.title, {
    x: left,
    y: below + 5,
    width,
    size: 10,
    weight: 700,
    color: soft,
    most: 2,
  });
  runs.lines(cardTexts.text, { x: left, y: after + 4, width, size: 8, weight: 400, color: soft, most: 4 });
  const foot = { x: left, width: card.width - 2 * margin, weight: 400, color: soft, most: 1 } as const;
  runs.lines(`${link.replace(/^https?:\/\//, '')} · ${brand.name}`, {
    ...foot,
    y: y + card.height - margin - 9,
    size: 7,
  });

  const unit = qr.size / code.size;
  const corner = { x: x + card.width - margin - qr.size, y: y + margin };
  for (const [row, cells] of code.data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(corner.x + column * unit, corner.y + row * unit, unit, unit);
  document.fill('#000000');
}

/** Short light lines outside the cards, where the knife goes. */
function drawCutMarks(document: PDFKit.PDFDocument): void {
  const end = { x: first.x + columns * card.width, y: first.y + rows * card.height };
  const gap = 4;
  const length = 14;
  for (let column = 0; column <= columns; column += 1) {
    const x = first.x + column * card.width;
    document.moveTo(x, first.y - gap).lineTo(x, first.y - gap - length);
    document.moveTo(x, end.y + gap).lineTo(x, end.y + gap + length);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = first.y + row * card.height;
    document.moveTo(first.x - gap, y).lineTo(first.x - gap - length, y);
    document.moveTo(end.x + gap, y).lineTo(end.x + gap + length, y);
  }
  document.lineWidth(0.5).stroke('#9fb0b7');
}
