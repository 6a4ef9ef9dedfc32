alter table security_notices drop column email;
delete from password_links where purpose in ('email', 'email_back');
alter table password_links drop constraint password_links_purpose_check;

alter table password_links add constraint password_links_purpose_check
  check (purpose in ('setup', 'confirm', 'reset', 'unlock'));

alter table password_links drop column email;
