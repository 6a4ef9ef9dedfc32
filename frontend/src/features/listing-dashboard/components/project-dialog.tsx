import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { type OwnProject, projectBodySchema } from '@poolpros/contracts/http/projects';
import { listingLengths } from '@poolpros/contracts/listing-options';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, type FieldErrors, invalidFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useApi } from '../../../shared/lib/services.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { TextField } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { problemText } from '../problem-text.js';
import { addProject, editProject } from '../projects/api.js';
import { bodyOf, noProject, type ProjectValues, valuesOf } from '../projects/project-values.js';
import { ProjectFacts } from './project-facts.js';
import { ProjectPhotos } from './project-photos.js';

export interface ProjectDialogProps {
  installerId: number;
  /** Null for a new one. */
  project: OwnProject | null;
  /** Those of the business. */
  photos: readonly OwnPhoto[];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
  onSessionEnd: () => void;
}

/** The form calls the date of a project by its parts. */
const inForm = ({ builtOn, ...errors }: FieldErrors): FieldErrors => ({ ...errors, ...(builtOn && { year: builtOn }) });

const errorsIn = (values: ProjectValues): FieldErrors => ({
  ...inForm(invalidFields(projectBodySchema, bodyOf(values))),
  ...emptyFields(values, { title: 'Enter what you built.' }),
});

/** Adds a project or edits it; the page shows it at once. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { installerId, project, photos, onClose, onSaved, onSessionEnd } = props;
  const api = useApi();
  const formApi = useFormApi();
  const toast = useToast();
  const fields = useFields(project ? valuesOf(project) : noProject);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: ProjectValues) =>
      project
        ? editProject(api, { installerId, projectId: project.id }, { ...bodyOf(values), version: project.version })
        : addProject(formApi, installerId, bodyOf(values)),
    onSuccess: async ({ isShown }) => {
      await onSaved();
      toast({ title: 'Saved', text: isShown ? 'It is on your page now.' : 'Your plan has no room to show it yet.' });
      onClose();
    },
    onError: (failure) => fields.showErrors(inForm(fieldErrors(failure))),
  });
  useSessionEnd(onSessionEnd, error);
  const { text } = fields;
  return (
    <FormDialog
      form={fields.form}
      onSubmit={fields.onSubmit(isPending, errorsIn, mutate)}
      onClose={onClose}
      title={project ? 'Edit the project' : 'Add a project'}
      button={{ variant: 'primary', busyText: isPending ? 'Saving...' : null, children: 'Save' }}
    >
      <div className="flex flex-col gap-4">
        <FailureNote>{error && Object.keys(fieldErrors(error)).length === 0 && problemText(error)}</FailureNote>
        <TextField
          label="What you built *"
          required
          maxLength={listingLengths.projectTitle.max}
          hint="For example, “Gunite pool with a raised spa.”"
          {...text('title')}
        />
        <CountedTextArea
          label="The story"
          maxLength={listingLengths.projectText.max}
          className="min-h-36"
          hint="What the customer wanted, what was difficult and what you did. Leave out customers’ names and addresses."
          {...text('text')}
        />
        <ProjectFacts fields={fields} />
        <ProjectPhotos
          photos={photos}
          chosen={fields.values.photoIds}
          error={fields.errors.photoIds ?? null}
          onChange={(photoIds) => fields.change('photoIds', photoIds)}
        />
      </div>
    </FormDialog>
  );
}
