drop index accounts_unconfirmed;
delete from password_links where purpose = 'confirm';
alter table password_links drop constraint password_links_purpose_check;

alter table password_links
  add constraint password_links_purpose_check check (purpose in ('setup', 'reset', 'unlock'));
