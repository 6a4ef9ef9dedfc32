import { clipWords } from '@poolpros/contracts/clip-text';
import type { StatedProject } from '@poolpros/contracts/http/listing-fields';
import type { ProjectCard } from '@poolpros/contracts/http/project-schema';
import type { OwnProject, ProjectContent, ProjectPage } from '@poolpros/contracts/http/projects';
import { type Plan, planLimits } from '@poolpros/contracts/plans';
import { mostProjects } from '@poolpros/contracts/project-options';
import { projectPath, projectSlug } from '@poolpros/contracts/slug';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { type PhotoRecord, publicPhoto, shownPhotos } from '../../listings/domain/listing-photo.js';

/** What a business states about a project; its photos are stored next to it. */
export type ProjectFields = Omit<ProjectContent, 'photoIds'>;

/** A project of a listing. */
export interface ProjectRecord extends ProjectFields {
  id: number;
  version: number;
  installerId: number;
  /** Its position among the others of its listing. */
  position: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A project with the photos of its listing that it shows, in order. */
export interface IllustratedProject extends ProjectRecord {
  photos: PhotoRecord[];
}

/** How many projects a listing with a plan can have. */
export const projectLimit = (plan: Plan): number => planLimits[plan].projects ?? mostProjects;

/** The projects that visitors see: as many as the plan shows, the first ones (docs/rules.md#projects). */
export const shownProjects = <P>(inOrder: readonly P[], plan: Plan): P[] => inOrder.slice(0, projectLimit(plan));

/** A project of the form of a listing. */
export const contentOf = ({ title, year, description }: StatedProject): ProjectFields => ({
  title,
  text: description,
  service: null,
  poolType: null,
  sizeBand: null,
  costBand: null,
  builtOn: year === null ? null : String(year),
  months: null,
});

/** The first projects of a listing, in this order. */
export const firstProjects = (
  installerId: number,
  projects: readonly ProjectFields[],
  now: Date,
): Omit<ProjectRecord, 'id'>[] =>
  projects.map((fields, index) => ({
    ...fields,
    ...{ installerId, position: index + 1, version: 1, createdAt: now, updatedAt: now },
  }));

/** Whether a year or a month, `2024` or `2024-06`, has not begun. */
export const isAhead = (builtOn: string, now: Date): boolean => builtOn > now.toISOString().slice(0, builtOn.length);

/** Characters of a text on a card. */
const summaryLength = 160;

export const summaryOf = (text: string): string => clipWords(text.replaceAll(/\s+/g, ' '), summaryLength);

type Carded = Pick<IllustratedProject, 'id' | 'title' | 'builtOn' | 'text' | 'photos'>;

/** A project in a list of projects. */
export function projectCard({ id, title, builtOn, text, photos }: Carded): ProjectCard {
  const [cover] = shownPhotos(photos);
  return {
    slug: projectSlug(title, id),
    title,
    builtOn,
    summary: summaryOf(text),
    cover: cover ? publicPhoto(cover) : null,
  };
}

/** A project on the page that a submission would become; it has no page yet. */
export const previewCard = ({ title, year, description }: StatedProject): ProjectCard => ({
  slug: '',
  title,
  builtOn: year === null ? null : String(year),
  summary: summaryOf(description),
  cover: null,
});

const factsOf = ({ service, poolType, sizeBand, costBand, builtOn, months }: ProjectFields) => ({
  service,
  poolType,
  sizeBand,
  costBand,
  builtOn,
  months,
});

/** The content of the page of a project. */
export const projectDetail = (project: IllustratedProject): ProjectPage['project'] => ({
  id: project.id,
  slug: projectSlug(project.title, project.id),
  title: project.title,
  text: project.text,
  ...factsOf(project),
  photos: shownPhotos(project.photos).map(publicPhoto),
  updatedAt: project.updatedAt.toISOString(),
});

/** A project as the members of its listing see it. */
export const ownProject = (
  project: IllustratedProject,
  listing: Pick<InstallerRecord, 'id' | 'name' | 'stateSlug' | 'citySlug'>,
  isShown: boolean,
): OwnProject => ({
  id: project.id,
  version: project.version,
  title: project.title,
  text: project.text,
  ...factsOf(project),
  photoIds: project.photos.map(({ id }) => id),
  path: projectPath(listing, project),
  isShown,
});
