delete from login_failures where counter = 'wholeNetwork';
alter table login_failures drop constraint login_failures_counter_check;

alter table login_failures
  add constraint login_failures_counter_check check (counter in ('device', 'network', 'unknownDevices'));

drop table security_notices;
delete from password_links where purpose = 'unlock';
alter table password_links drop constraint password_links_purpose_check;

alter table password_links
  add constraint password_links_purpose_check check (purpose in ('setup', 'reset'));

alter table sessions drop column proven_at, drop column network, drop column device;
