/** What a page shows at most is narrower. */
const widest = 2400;
const worthItBytes = 1_000_000;

/**
 * A photo as it need not be larger, so that it arrives over a slow connection too, and without what a phone writes beside
 * it. The file itself where the browser cannot read it, or where little is won.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.size < worthItBytes || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, widest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What shows through becomes white, as it does on the server.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
