import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import type { Ref } from 'react';
import { Badge } from '../../../shared/ui/badge.js';
import { businessStatuses } from '../../requests/request-labels.js';

export interface ThreadTitleProps {
  request: Pick<RequestThread, 'name' | 'status'>;
  as?: 'h1' | 'h2';
  heading?: Ref<HTMLHeadingElement>;
}

/** Who sent a request, and how it stands. */
export const ThreadTitle = ({ request: { name, status }, as: Heading = 'h2', heading }: ThreadTitleProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <Heading ref={heading} tabIndex={-1} className="type-h3 min-w-0 wrap-anywhere outline-none!">
      {name}
    </Heading>
    <Badge tone={businessStatuses[status].tone}>{businessStatuses[status].text}</Badge>
  </div>
);
