import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { RatingDistribution } from '../../../entities/reviews/rating-distribution.js';
import { Rating } from '../../../shared/ui/rating.js';
import { ratingSummaryQuery } from '../api.js';
import type { CompareCell } from '../rows.js';

const marks = {
  yes: { icon: Check, color: 'text-leaf-600' },
  no: { icon: Minus, color: 'text-muted' },
};

export interface CompareValueProps {
  cell: CompareCell;
  /** The word for the best of its row, when this is it. */
  best: string | null;
  muted: boolean;
}

export function CompareValue({ cell: { text, note, unknown = false, mark }, best, muted }: CompareValueProps) {
  const { icon: Mark, color } = marks[mark ?? 'no'];
  const value = (
    <span className={clsx('flex gap-1.5', (unknown || mark === 'no') && 'text-muted')}>
      {mark && <Mark aria-hidden="true" className={clsx('mt-px size-5 shrink-0', muted ? 'text-muted' : color)} />}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  );
  return (
    <>
      {best ? <Plate word={best}>{value}</Plate> : value}
      {note && <small className="type-caption block text-muted">{note}</small>}
    </>
  );
}

/** The best of a row, in colour and in a word. */
function Plate({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span className="-mx-2 -my-1 inline-flex flex-wrap items-center gap-x-2 rounded-[6px] bg-pool-100 px-2 py-1 font-[620] text-pool-800">
      {children}
      <small className="type-caption font-normal text-pool-700">{word}</small>
    </span>
  );
}

/** The rating of an installer and what it is made of. */
export function ComparedRating({ installer, best }: { installer: ComparedInstaller; best: string | null }) {
  const { id, rating, reviewCount } = installer;
  const { data: summary } = useQuery({ ...ratingSummaryQuery(id), enabled: reviewCount > 0 });
  const mean = <Rating rating={rating} reviewCount={reviewCount} />;
  return (
    <div className="flex flex-col items-start gap-2.5">
      {best ? <Plate word={best}>{mean}</Plate> : mean}
      {summary && summary.reviewCount > 0 && (
        <RatingDistribution summary={summary} className="w-full max-w-72 gap-0.5! text-xs/[0.875rem]!" />
      )}
    </div>
  );
}
