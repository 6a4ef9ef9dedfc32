import { type FinancingProgram, financingPrograms } from '@poolpros/contracts/pages/financing';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import { redirect, useLoaderData } from 'react-router-dom';
import { programs, programTexts } from '../../../content/financing/state-programs.js';
import { stateInText } from '../../entities/places/state-in-text.js';
import { ProgramGuide, type ProgramGuideProps } from '../../features/financing/components/program-guide.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

const changesIn = async (state: State, program: FinancingProgram) =>
  (await import('../../features/financing/program-pages.js')).changesIn(state, program);

/** Where the state changes nothing, the general page says all that there is. */
export const loader: PageModule['loader'] =
  () =>
  async ({ params }): Promise<ProgramGuideProps> => {
    const state = stateBySlug(params.state ?? '');
    const program = financingPrograms.find((each) => each === params.program);
    if (!state || !program) throw new Response(null, { status: 404 });
    const changes = await changesIn(state, program);
    if (changes) return { state, program, changes };
    throw redirect(`${pagePaths.financing}#${programs[program].way ?? 'state-programs'}`, 301);
  };

export function Component() {
  const shown = useLoaderData<ProgramGuideProps>();
  const { state, program } = shown;
  const { title } = programs[program];
  const name = stateInText(state.label);
  return (
    <>
      <Seo
        title={`${title} for a pool`}
        titleEnd={` in ${name}`}
        description={programTexts.lead(title, name)}
        path={pathTo(pagePaths.financingProgram, { state: state.slug, program })}
      />
      <ProgramGuide {...shown} />
    </>
  );
}
