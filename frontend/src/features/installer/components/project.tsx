import { sentenceLabelOf } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import type { ProjectPage } from '@poolpros/contracts/http/projects';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { projectCosts } from '@poolpros/contracts/project-options';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { profilePath } from '@poolpros/contracts/slug';
import { builtText } from '../../../entities/projects/built-text.js';
import { ProjectPhoto } from '../../../entities/projects/project-photo.js';
import { sizeText } from '../../../entities/projects/size-text.js';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { useServices } from '../../../shared/lib/services.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { projectData } from '../project-data.js';
import { ProjectBusiness } from './project-business.js';
import { ProjectCards } from './project-cards.js';

/** Everything public about one project of a business. */
export function Project({ page, onContact }: { page: ProjectPage; onContact: () => void }) {
  const { publicUrl } = useServices();
  const { project, installer, others } = page;
  const { name, state, stateSlug, city, citySlug, location } = installer;
  const parameters = { state: stateSlug, city: citySlug, slug: installer.slug };
  const isSample = isPublicSample(installer, publicUrl);
  const [first, ...photos] = project.photos;
  const facts = factsOf(project);
  return (
    <>
      {!isSample && <JsonLd data={projectData(page, publicUrl)} />}
      <PageTrail
        page="project"
        labels={{ state, city, name, title: project.title }}
        parameters={{ ...parameters, project: project.slug }}
      />
      <div className="wrap grid items-start gap-x-14 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_340px] print:block">
        <article className="min-w-0">
          <h1 className="type-h1 wrap-anywhere">{project.title}</h1>
          <p className="mt-2 text-soft wrap-anywhere">
            A project by{' '}
            <Link to={profilePath(installer)} className="link">
              {name}
            </Link>{' '}
            in {location}
          </p>
          {installer.sample && (
            <div className="mt-4">
              <Note tone="stone">This business and its projects are not real.</Note>
            </div>
          )}
          {first && (
            <ProjectPhoto
              photo={first}
              sizes="(min-width: 1024px) 760px, 100vw"
              eager
              className="mt-6 h-auto max-h-[80vh] w-full rounded-panel bg-surface-quiet object-cover"
            />
          )}
          {facts.length > 0 && (
            <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-3 border-y border-rule py-5 sm:flex sm:flex-wrap sm:gap-x-12">
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt className="type-caption text-muted">{label}</dt>
                  <dd className="font-[560] wrap-anywhere tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {project.text && <p className="mt-6 max-w-[42rem] whitespace-pre-line wrap-anywhere">{project.text}</p>}
          {photos.length > 0 && (
            <ul aria-label="More photos" className="mt-6 gap-3 sm:columns-2">
              {photos.map((photo) => (
                <li key={photo.url} className="mb-3 break-inside-avoid">
                  <ProjectPhoto
                    photo={photo}
                    sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
                    className="h-auto w-full rounded-card bg-surface-quiet"
                  />
                </li>
              ))}
            </ul>
          )}
        </article>
        <ProjectBusiness installer={installer} onContact={onContact} />
        {others.length > 0 && (
          <section aria-labelledby="other-projects" className="min-w-0 border-t border-rule pt-7 print:hidden">
            <h2 id="other-projects" className="type-h3 wrap-anywhere">
              Other projects by {name}
            </h2>
            <ProjectCards
              projects={others}
              pathOf={(other) => pathTo(pagePaths.project, { ...parameters, project: other.slug })}
            />
          </section>
        )}
      </div>
    </>
  );
}

function factsOf(project: ProjectPage['project']): [label: string, value: string][] {
  const { service, poolType, sizeBand, costBand, builtOn, months } = project;
  return [
    ...fact('Work', service && sentenceLabelOf(service)),
    ...fact('Pool type', poolType && sentenceLabelOf(poolType)),
    ...fact('Size', sizeBand && sizeText(sizeBand)),
    ...fact('Cost', costBand && projectCosts[costBand]),
    ...fact('Finished', builtOn && builtText(builtOn)),
    ...fact('Duration', months && counted(months, 'month')),
  ];
}

const fact = (label: string, value: string | 0 | null): [string, string][] => (value ? [[label, value]] : []);
