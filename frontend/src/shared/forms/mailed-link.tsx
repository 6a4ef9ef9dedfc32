import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { PageLoading } from '../ui/page-loading.js';
import { Outcome, type OutcomeProps } from '../ui/panel.js';
import { ErrorState } from '../ui/states.js';
import { FailureNote } from './failure-note.js';

/** Shown while the subject of a mailed link loads. */
export const LinkLoading = () => <PageLoading text="Checking your link..." />;

/** Shown if it could not be loaded. */
export const LinkUnread = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    as="h1"
    title="We cannot check your link right now"
    text="The link still works. Please try again in a moment."
    onRetry={onRetry}
  />
);

export interface DeadLinkProps extends Pick<OutcomeProps, 'text' | 'takesFocus'> {
  title?: string;
  /** An alternative link, and its label. */
  to?: string;
  way?: string;
}

/** Shown if a mailed link no longer works. */
export const DeadLink = ({ title = 'This link does not work', to, way, ...outcome }: DeadLinkProps) => (
  <Outcome tone="stone" icon={Unlink} title={title} {...outcome}>
    {to && (
      <ButtonLink to={to} variant="secondary">
        {way}
      </ButtonLink>
    )}
  </Outcome>
);

export interface LinkActionProps {
  title: string;
  /** The label of the button, and its label while it is busy. */
  button: string;
  busyText: string | null;
  onPress: () => void;
  /** The message after a failure. */
  failed: string | null;
  children: ReactNode;
}

/** The effect of a mailed link: only the button triggers it. */
export const LinkAction = ({ title, button, busyText, onPress, failed, children }: LinkActionProps) => (
  <>
    <h1 className="type-h1">{title}</h1>
    <Card className="mt-6 flex flex-col items-start gap-4">
      {children}
      <FailureNote>{failed}</FailureNote>
      <Button variant="primary" size="lg" className="max-md:w-full" busyText={busyText} onClick={onPress}>
        {button}
      </Button>
    </Card>
  </>
);
