-- When a listing closed and what it was merged into, and reviews that wait until a suspended listing is back.
alter table installers add column closed_at timestamptz, add column merged_into int;
alter table reviews
  drop constraint reviews_status_check,
  add constraint reviews_status_check
    check (status in ('submitted', 'held', 'published', 'withdrawn', 'expired'));
create index reviews_held on reviews (installer_id) where status = 'held';
