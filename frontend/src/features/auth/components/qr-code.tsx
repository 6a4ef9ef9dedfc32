import { useEffect, useState } from 'react';

interface Drawing {
  size: number;
  path: string;
}

/** A QR code, drawn once its library has come; beside it stands what it says. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    // Without it the key is typed.
    import('uqr').then(
      ({ encode }) => current && setDrawing(drawn(encode(text))),
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

function drawn({ size, data }: { size: number; data: readonly (readonly boolean[])[] }): Drawing {
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
