import type { OwnProject, OwnProjects } from '@poolpros/contracts/http/projects';
import { apiPaths } from '@poolpros/contracts/paths';
import { mostProjects } from '@poolpros/contracts/project-options';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog } from '../../../shared/ui/dialog.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { EmptyState } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { useHeldFocus } from '../../../shared/ui/use-held-focus.js';
import { useStep } from '../hooks/use-step.js';
import { ownPhotosQuery } from '../photos/api.js';
import { orderProjects, ownProjectsQuery, removeProject } from '../projects/api.js';
import type { TabProps } from '../tab.js';
import { ProjectDialog } from './project-dialog.js';
import { ProjectRow } from './project-row.js';

/** The projects of a business, each with a page: added, edited, put in order and removed. */
export function Projects({ listing, onSessionEnd }: TabProps) {
  const { id: installerId } = listing;
  const query = ownProjectsQuery(installerId);
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const { data: photos, error: photosError, refetch: readPhotos } = useQuery(ownPhotosQuery(installerId));
  const [edited, setEdited] = useState<OwnProject | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnProject | null>(null);
  const holdFocus = useHeldFocus(data?.items.map(({ id }) => id).join() ?? '');
  const order = useMutation({
    // One after the other: the last order that was chosen is the one that stays.
    scope: { id: `projects of ${installerId}` },
    mutationFn: (ids: number[]) => orderProjects(api, installerId, ids),
    onError: () => toast({ title: 'The order was not saved', text: 'Please try again in a moment.', tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  const remove = useStep({
    take: (client, project: OwnProject) => removeProject(client, installerId, project.id),
    onDone: () => setLeaving(null),
    refused: 'The project was not removed',
    reads: [apiPaths.ownProjects, apiPaths.installer],
  });
  useSessionEnd(onSessionEnd, error, photosError, order.error, remove.error);

  if (!data || !photos)
    return (
      <LoadingState
        name="Your projects"
        error={error ?? photosError}
        onRetry={() => void Promise.all([refetch(), readPhotos()])}
      />
    );

  const { items, most } = data;
  const isFull = items.length >= (most ?? mostProjects);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    holdFocus();
    queryClient.setQueryData<OwnProjects>(query.queryKey, {
      most,
      items: ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
    });
    order.mutate(ids);
  };
  const add = (
    <Button
      variant="primary"
      disabledReason={isFull ? `your plan shows ${most ?? mostProjects} projects` : null}
      onClick={() => setEdited('new')}
    >
      <Plus aria-hidden="true" className="size-5" />
      Add a project
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-h1">Projects</h1>
          <p className="max-w-[38rem] text-soft">
            Show jobs you have done, each on its own page. Search engines can find a page with photos and a story.{' '}
            {most === null ? 'Your plan shows all of them.' : `Your plan shows ${most}.`}
          </p>
        </div>
        {items.length > 0 && add}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="No projects yet"
          text="Show a pool, a spa or a repair that you are proud of. Describe the job and what it took, and add photos."
        >
          {add}
        </EmptyState>
      ) : (
        <ol aria-label="Projects" className="mt-6 flex flex-col gap-4">
          {items.map((project, index) => (
            <ProjectRow
              key={project.id}
              project={project}
              photos={photos.items}
              place={index + 1}
              count={items.length}
              onMove={(to) => move(index, to)}
              onEdit={() => setEdited(project)}
              onRemove={() => setLeaving(project)}
            />
          ))}
        </ol>
      )}
      {edited && (
        <ProjectDialog
          installerId={installerId}
          project={edited === 'new' ? null : edited}
          photos={photos.items}
          onClose={() => setEdited(null)}
          onSaved={() => queryClient.invalidateQueries(readsOf(apiPaths.ownProjects, apiPaths.installer))}
          onSessionEnd={onSessionEnd}
        />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(null)}
          title="Remove the project?"
          button={{
            variant: 'danger',
            busyText: remove.isPending ? 'Removing...' : null,
            onClick: () => remove.mutate(leaving),
            children: 'Remove',
          }}
        >
          <p className="wrap-anywhere">
            The page for “{leaving.title}” will be deleted. Its photos will stay with your business.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
