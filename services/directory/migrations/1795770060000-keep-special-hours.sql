-- Days by appointment, seasons, and days with hours of their own. Earlier rows have none.
alter table installers add column special_hours jsonb not null
  default '{"byAppointment": [], "seasons": [], "dates": []}';

alter table submissions add column special_hours jsonb not null
  default '{"byAppointment": [], "seasons": [], "dates": []}';
