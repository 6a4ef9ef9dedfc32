delete from password_links where purpose = 'keep';
alter table password_links drop constraint password_links_purpose_check;

alter table password_links add constraint password_links_purpose_check
  check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back'));

drop table account_deletions;
