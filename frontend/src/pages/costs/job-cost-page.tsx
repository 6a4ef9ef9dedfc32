import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useLoaderData } from 'react-router-dom';
import type { Job } from '../../../content/costs/job.js';
import { JobCost } from '../../features/costs/components/job-cost.js';
import { jobs } from '../../features/costs/jobs.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  () =>
  ({ params }): Job => {
    const job = jobs.find(({ slug }) => slug === params.job?.toLowerCase());
    if (!job) throw new Response(null, { status: 404 });
    return job;
  };

export function Component() {
  const job = useLoaderData<Job>();
  return (
    <>
      <Seo title={job.title} description={job.description} path={pathTo(pagePaths.jobCost, { job: job.slug })} />
      <JobCost job={job} />
    </>
  );
}
