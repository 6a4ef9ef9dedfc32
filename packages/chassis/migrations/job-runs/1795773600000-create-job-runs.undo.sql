drop table job_runs;
