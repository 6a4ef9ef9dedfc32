import type { OwnContactRequest } from '@poolpros/contracts/http/contractors';
import { ArrowLeft, Phone, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { momentText } from '../../shared/lib/dates.js';
import { readablePhone } from '../../shared/lib/phone.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Card } from '../../shared/ui/card.js';
import { Link } from '../../shared/ui/link.js';
import { replyLink } from './reply-link.js';
import { useMarkSeen } from './use-mark-seen.js';

export interface RequestDetailProps {
  request: OwnContactRequest;
  /** The list, for screens that show one at a time. */
  backTo: string;
}

export function RequestDetail({ request, backTo }: RequestDetailProps) {
  useMarkSeen(request);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name, email, phone, message, businessName, createdAt, seenAt } = request;
  const facts = [
    { label: 'Sent', value: momentText(createdAt) },
    { label: 'Read', value: seenAt ? momentText(seenAt) : 'Just now' },
    { label: 'To', value: businessName },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone ? readablePhone(phone) : 'Not given' },
  ];
  return (
    <Card className="flex flex-col gap-5">
      <Link
        to={backTo}
        className="link inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 self-start text-sm font-semibold xl:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All requests
      </Link>
      <h2 ref={heading} tabIndex={-1} className="type-h3 wrap-anywhere outline-none!">
        {name}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-x-4 gap-y-3 rounded-[12px] bg-surface-deck p-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-[0.9375rem] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-[4px_14px_14px_14px] bg-pool-50 px-4 py-3.5 whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-5">
        <a href={replyLink(request)} className={buttonClass({ variant: 'primary' })}>
          <Reply aria-hidden="true" className="size-5" />
          Reply by email
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'outline' })}>
            <Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />
            Call {readablePhone(phone)}
          </a>
        )}
        <p className="type-caption basis-60 flex-1 text-muted">
          Opens your mail program. Your email is shared when you reply.
        </p>
      </div>
    </Card>
  );
}
