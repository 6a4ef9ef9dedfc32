import { editedFieldTable, type HeldWhen } from '@poolpros/contracts/edited-field-table';
import type { EditedField } from '@poolpros/contracts/http/listing-changes';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { useLeaveWarning } from '../hooks/use-leave-warning.js';
import { useProfileForm } from '../hooks/use-profile-form.js';
import type { TabProps } from '../tab.js';
import { BusinessGroup, DetailsGroup, HoursGroup, LicensesGroup, PlaceGroup, ServicesGroup } from './profile-groups.js';

/** Everything that the page says, in groups, and a bar that says what saving it would do. */
export function ProfileForm({ listing, onSessionEnd }: TabProps) {
  const { fields, changed, submit, isPending, discard } = useProfileForm(listing, onSessionEnd);
  const blocker = useLeaveWarning(changed.length > 0 && !isPending);
  const leave = () => {
    discard();
    blocker.proceed?.();
  };
  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      // What has the focus stays above the bar.
      className="mt-8 flex max-w-[52rem] flex-col gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-36"
    >
      <BusinessGroup fields={fields} />
      <PlaceGroup fields={fields} listing={listing} />
      <ServicesGroup fields={fields} />
      <HoursGroup fields={fields} listing={listing} />
      <DetailsGroup fields={fields} />
      <LicensesGroup fields={fields} />
      {changed.length > 0 && (
        <section
          aria-label="Unsaved changes"
          className="bottom-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule bg-surface px-4 py-3 md:mx-0 md:rounded-t-card md:border-x md:px-5"
        >
          <WhatSavingDoes changed={changed} />
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:justify-end">
            <Button variant="ghost" onClick={discard}>
              Discard
            </Button>
            <Button type="submit" variant="primary" busyText={isPending ? 'Saving...' : null}>
              Save changes
            </Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        description="Your changes to the profile are not saved yet."
        cancel="Stay"
        button={{ variant: 'danger', onClick: leave, children: 'Leave' }}
      >
        <p className="text-soft">Changed: {namesOf(changed)}.</p>
      </ConfirmDialog>
    </form>
  );
}

const namesOf = (fields: readonly EditedField[]): string =>
  fields.map((field) => editedFieldTable[field].label).join(', ');

/** When what is changed is shown; what it depends on, where it depends on something. */
const sentences: Record<HeldWhen, (names: string) => string> = {
  never: (names) => `Live at once: ${names}.`,
  always: (names) => `Reviewed first: ${names}.`,
  domain: (names) => `${names}: we review a new domain first.`,
  moved: (names) =>
    `${names}: we review it first if you move more than a mile, or if the page has been yours for less than a week.`,
  licensed: (names) => `${names}: we first review those that need a license in your state.`,
};

function WhatSavingDoes({ changed }: { changed: readonly EditedField[] }) {
  const lines = (Object.keys(sentences) as HeldWhen[]).flatMap((when) => {
    const fields = changed.filter((field) => editedFieldTable[field].heldWhen === when);
    return fields.length > 0 ? sentences[when](namesOf(fields)) : [];
  });
  return (
    <div role="status" className="type-small min-w-0 flex-1 basis-72 text-soft">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
