import type { ContactRequestStep } from '@poolpros/contracts/http/request-states';
import { ChevronDown } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { stepLabels } from '../../requests/request-labels.js';

/** What was done with a request, and when. */
export function RequestHistory({ steps }: { steps: readonly ContactRequestStep[] }) {
  return (
    <details className="group border-t border-rule pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-pool-700 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
        History
      </summary>
      <ol aria-label="History" className="flex flex-col text-sm">
        {steps.map(({ action, at }) => (
          <li
            key={`${action} ${at}`}
            className="relative pb-3 pl-6 before:absolute before:top-1 before:left-0 before:size-[13px] before:rounded-[3px] before:bg-pool-600"
          >
            <b className="font-semibold">{stepLabels[action]}</b>{' '}
            <time dateTime={at} className="block text-xs text-muted">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
