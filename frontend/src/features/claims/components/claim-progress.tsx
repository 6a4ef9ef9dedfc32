import { Stepper } from '../../../shared/ui/progress.js';

const steps = ['Choose how to prove it', 'Prove it', 'Decision'] as const;

/** In which of the steps of every claim this one is. */
export const ClaimProgress = ({ step }: { step: (typeof steps)[number] }) => (
  <div className="pb-7">
    <Stepper steps={steps} current={steps.indexOf(step)} />
  </div>
);
