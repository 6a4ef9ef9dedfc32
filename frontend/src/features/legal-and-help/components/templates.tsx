import { labelOf } from '@poolpros/contracts/catalogue';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Checkbox, Chip } from '../../../shared/ui/choice.js';
import { TextArea, TextField } from '../../../shared/ui/field.js';
import { CardListSkeleton } from '../../../shared/ui/skeleton.js';
import { EmptyState, ErrorState, Note, type NoteTone } from '../../../shared/ui/states.js';

const notes: [NoteTone, string][] = [
  ['pool', 'Something worth knowing.'],
  ['leaf', 'It worked.'],
  ['amber', 'Look at this before you go on.'],
  ['brick', 'It did not work, and this is what to do.'],
  ['stone', 'An aside.'],
];

function Template({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-rule pt-6">
      <h2 className="type-h3">{title}</h2>
      <p className="mt-1 mb-5 max-w-[44rem] text-soft">{text}</p>
      {children}
    </section>
  );
}

/** The plain parts of pages, each in use. */
export function Templates() {
  const [pressed, setPressed] = useState(true);
  const [checked, setChecked] = useState(false);
  return (
    <>
      <h1 className="type-h1">Simple templates</h1>
      <p className="type-lead mt-3 max-w-[44rem]">The basic parts that pages are made of, as they look today.</p>
      <Template title="Buttons" text="One button is the next step; the others are secondary.">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">
            <Search aria-hidden="true" className="size-5" />
            Search
          </Button>
          <Button variant="secondary">Approve</Button>
          <Button variant="soft">Contact</Button>
          <Button>View profile</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Reject</Button>
          <Button variant="primary" busyText="Sending...">
            Send
          </Button>
          <Button variant="primary" disabledReason="choose a state first">
            Search
          </Button>
        </div>
      </Template>
      <Template title="Fields" text="Label above, hint and error below. An error says what to do.">
        <Card className="grid max-w-(--container-form) items-start gap-4 md:grid-cols-2">
          <TextField label="Business name *" hint="As on your truck." defaultValue="Hillstone Pools" />
          <TextField label="ZIP *" error="Enter a five-digit ZIP code." defaultValue="787" />
          <TextArea label="Description *" fieldClassName="md:col-span-full" hint="At least 50 characters." />
          <div className="flex flex-wrap items-center gap-4 md:col-span-full">
            <Chip pressed={pressed} onPressedChange={setPressed}>
              {labelOf('Pool Repair')}
            </Chip>
            <Checkbox checked={checked} onChange={(event) => setChecked(event.target.checked)}>
              I am authorized to list this business.
            </Checkbox>
            <Badge tone="leaf">Live</Badge>
          </div>
        </Card>
      </Template>
      <Template title="Notes" text="A sentence with a tone and an icon, never color alone.">
        <div className="flex max-w-[44rem] flex-col gap-3">
          {notes.map(([tone, text]) => (
            <Note key={tone} tone={tone}>
              {text}
            </Note>
          ))}
        </div>
      </Template>
      <Template title="Empty results and loading errors" text="What is missing, why, and what to do next.">
        <div className="grid gap-5 md:grid-cols-2">
          <Card>
            <EmptyState title="No installers found" text="Try adjusting your search criteria or location." />
          </Card>
          <Card>
            <ErrorState
              title="The list did not load"
              text="We cannot load it right now. Please try again in a moment."
            />
          </Card>
        </div>
      </Template>
      <Template title="Loading" text="Gray shapes where cards will be, so that nothing moves when they load.">
        <CardListSkeleton cards={2} />
      </Template>
    </>
  );
}
