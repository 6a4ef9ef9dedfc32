drop index reviews_newest, reviews_removed;
update reviews set status = 'withdrawn' where status = 'removed';
alter table reviews
  drop column removed_at, drop column removal_reason, drop column removal_note,
  drop constraint reviews_status_check,
  add constraint reviews_status_check
    check (status in ('submitted', 'held', 'published', 'withdrawn', 'expired'));
