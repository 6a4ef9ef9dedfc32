-- The newest reviews of finished jobs, across all listings.
create index reviews_latest on reviews (published_at desc, id desc)
  where status = 'published' and stage = 'job_done' and not is_sample;
