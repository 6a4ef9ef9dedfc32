drop table listing_removals;
update installers set status = 'removed' where status = 'merged';

alter table installers
  drop constraint installers_status_check,
  drop column paused_from,
  drop column paused_to,
  drop column merged_into,
  drop column status_since,
  add constraint installers_status_check
    check (status in ('published', 'paused', 'suspended', 'closed', 'removed'));
