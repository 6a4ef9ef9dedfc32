-- Reviews that the staff took down, and the orders in which the staff reads reviews.
alter table reviews
  add column removed_at timestamptz, add column removal_reason text, add column removal_note text,
  drop constraint reviews_status_check,
  add constraint reviews_status_check
    check (status in ('submitted', 'held', 'published', 'removed', 'withdrawn', 'expired')),
  add check (status <> 'removed' or removed_at is not null and removal_reason is not null);
create index reviews_newest on reviews (published_at desc, id desc) where status = 'published';
create index reviews_removed on reviews (removed_at desc, id desc) where status = 'removed';
