/** No page shows more pixels. */
const widest = 2400;
const worthItBytes = 1_000_000;

/**
 * A photo reduced in size, so that it uploads over a slow connection, and without the metadata of a phone. Returns the
 * file itself if the browser cannot read it, or if little is saved.
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
    // Transparent areas become white, as on the server.
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
