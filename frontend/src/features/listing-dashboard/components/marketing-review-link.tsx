import { reviewCardsPath } from '@poolpros/contracts/marketing-files';
import { Download, Printer } from 'lucide-react';
import { drawQr, type QrDrawing, qrPng, qrSvg } from '../../../shared/lib/qr-drawing.js';
import { saveFile } from '../../../shared/lib/save-file.js';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { QrCode } from '../../../shared/ui/qr-code.js';
import { useToast } from '../../../shared/ui/toast.js';
import { CopyButton } from './copy-button.js';

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.75 } as const;

const formats: { label: string; extension: string; fileOf: (drawing: QrDrawing) => Promise<Blob | null> }[] = [
  {
    label: 'QR code as SVG',
    extension: 'svg',
    fileOf: async (drawing) => new Blob([qrSvg(drawing)], { type: 'image/svg+xml' }),
  },
  { label: 'QR code as PNG', extension: 'png', fileOf: qrPng },
];

/** Where customers write a review: as a link, as a QR code and on cards to print. */
export function MarketingReviewLink({ installerId, link }: { installerId: number; link: string }) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="type-h3">Review link and QR code</h2>
        <p className="mt-1 text-soft">
          Both open your business’s review form. The writer confirms the review by email, as with any other review.
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={link} />
        <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-3">
          <p className="w-full rounded-card bg-stone-100 p-4 text-sm wrap-anywhere">{link}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} label="Copy the link" next="Send it to every customer, not only the happy ones." />
            {formats.map((format) => (
              <SaveCode key={format.extension} {...format} link={link} />
            ))}
          </div>
        </div>
      </div>
      <div className="border-t border-rule pt-5">
        <h3 className="type-h4">Cards to print</h3>
        <p className="mt-1 mb-3 text-soft">
          A letter-size sheet of eight business cards with your name, the code and the link. Print it at 100 percent.
        </p>
        <a href={reviewCardsPath(installerId)} download className={buttonClass({ size: 'sm' })}>
          <Printer {...icon} />
          Download the cards (PDF)
        </a>
      </div>
    </Card>
  );
}

function SaveCode({ label, extension, fileOf, link }: (typeof formats)[number] & { link: string }) {
  const toast = useToast();
  const save = async () => {
    const file = await drawQr(link, true)
      .then(fileOf)
      .catch(() => null);
    if (file) saveFile(file, `review-qr-code.${extension}`);
    else toast({ title: 'Not saved', text: 'Check your connection and try again.', tone: 'bad' });
  };
  return (
    <Button size="sm" onClick={() => void save()}>
      <Download {...icon} />
      {label}
    </Button>
  );
}
