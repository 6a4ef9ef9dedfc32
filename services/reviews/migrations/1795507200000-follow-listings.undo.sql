drop index reviews_held;
update reviews set status = 'submitted' where status = 'held';
alter table reviews
  drop constraint reviews_status_check,
  add constraint reviews_status_check check (status in ('submitted', 'published', 'withdrawn', 'expired'));
alter table installers drop column closed_at, drop column merged_into;
