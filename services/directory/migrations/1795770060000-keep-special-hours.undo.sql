alter table installers drop column special_hours;
alter table submissions drop column special_hours;
