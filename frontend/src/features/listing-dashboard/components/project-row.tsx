import { sentenceLabelOf } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import type { OwnProject } from '@poolpros/contracts/http/projects';
import { photoSources } from '@poolpros/contracts/photo-url';
import { Eye, ImageOff, PencilLine } from 'lucide-react';
import { PlaceButtons } from '../../../entities/photos/place-buttons.js';
import { builtText } from '../../../entities/projects/built-text.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';

export interface ProjectRowProps {
  project: OwnProject;
  /** Those of the business. */
  photos: readonly OwnPhoto[];
  /** From 1. */
  place: number;
  count: number;
  /** To another place, from 0. */
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One project among the others. */
export function ProjectRow({ project, photos, place, count, onMove, onEdit, onRemove }: ProjectRowProps) {
  const { title, text, service, builtOn, photoIds, path, isShown } = project;
  const cover = photos.find(({ id }) => id === photoIds[0]);
  const facts = [
    service && sentenceLabelOf(service),
    builtOn && builtText(builtOn),
    photoIds.length === 0 ? 'No photos' : counted(photoIds.length, 'photo'),
  ];
  return (
    <li className="grid overflow-hidden rounded-card border border-rule sm:grid-cols-[200px_minmax(0,1fr)]">
      {cover ? (
        <img
          src={cover.url}
          srcSet={photoSources(cover.url, 'webp')}
          sizes="(min-width: 640px) 200px, 100vw"
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className="aspect-2/1 size-full bg-surface-quiet object-cover sm:aspect-4/3"
        />
      ) : (
        <span className="hidden place-items-center bg-surface-quiet text-muted sm:grid">
          <ImageOff aria-hidden="true" className="size-7" strokeWidth={1.75} />
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="type-h4 min-w-0 wrap-anywhere">{title}</h2>
          {!isShown && <Badge tone="amber">Not shown: over your plan’s limit</Badge>}
        </div>
        <p className="type-small text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {text && <p className="type-small line-clamp-2 wrap-anywhere text-soft">{text}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={onEdit}>
            <PencilLine aria-hidden="true" className="size-4" />
            Edit <span className="sr-only">{title}</span>
          </Button>
          {isShown && (
            <ButtonLink to={path} size="sm" variant="ghost">
              <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              View page <span className="sr-only">of {title}</span>
            </ButtonLink>
          )}
        </div>
        <PlaceButtons noun="project" place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
    </li>
  );
}
