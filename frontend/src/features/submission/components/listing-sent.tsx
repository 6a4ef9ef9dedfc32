import { decisionDays } from '@poolpros/contracts/limits';
import { submissionDays } from '@poolpros/contracts/listing-options';
import { pagePaths } from '@poolpros/contracts/paths';
import { MailCheck, Send } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Outcome } from '../../../shared/ui/panel.js';
import type { Rejected } from '../listing-draft.js';
import { statusPath } from '../submission-paths.js';

export interface ListingSentProps {
  email: string;
  /** What was sent again; null for what was sent for the first time. */
  rejected: Rejected | null;
}

/** What comes after the form. */
export function ListingSent({ email, rejected }: ListingSentProps) {
  if (rejected)
    return (
      <Outcome
        icon={Send}
        title="Sent again"
        text={`Someone on our team will review it again, usually within ${decisionDays} business days. We will email you the decision.`}
        takesFocus
      >
        <ButtonLink to={statusPath(rejected.ref)} variant="secondary">
          See its status
        </ButtonLink>
      </Outcome>
    );
  return (
    <Outcome
      icon={MailCheck}
      title="Sent. Now confirm your email."
      text={
        <>
          We emailed <b className="font-semibold text-text">{email}</b>. Open the link in the email and press the
          button. Someone on our team will then read your listing, usually within {decisionDays} business days.
        </>
      }
      takesFocus
    >
      <p className="type-small max-w-[36rem] text-muted">
        Nothing there after two minutes? Check your spam folder. The link works for {submissionDays.confirm} days.
        Without it, nothing will be published.
      </p>
      <ButtonLink to={pagePaths.submissionStatus}>Email the link again</ButtonLink>
    </Outcome>
  );
}
