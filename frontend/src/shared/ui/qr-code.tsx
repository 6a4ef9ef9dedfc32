import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from '../lib/qr-drawing.js';

/** A QR code, drawn once its library has been loaded; its text is next to it. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let current = true;
    // Without it the text is typed.
    drawQr(text).then(
      (drawn) => current && setDrawing(drawn),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <div className="size-44 rounded-card border border-rule bg-white p-2">
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label="QR code" className="size-full">
          <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
