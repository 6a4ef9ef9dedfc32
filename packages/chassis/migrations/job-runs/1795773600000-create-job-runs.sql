-- The last run of each job. A job that was never run counts from when it was added.
create table job_runs (
  job         text primary key,
  added_at    timestamptz not null,
  started_at  timestamptz,
  finished_at timestamptz,
  error_code  text
);
